import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { htmlRules } from '../support/site-html-rules';
import { builtPage, everyPage } from '../support/site-pages';

const validator = new HtmlValidate(new StaticConfigLoader([], htmlRules));

describe('html-validate', () => {
  it.each(everyPage)('finds nothing on %s', async (_path, page) => {
    const { results } = await validator.validateString(builtPage(page).html, page.file);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(faults).toEqual([]);
  });

  it('would find what is wrong', async () => {
    const { results } = await validator.validateString('<ul><p id="a"></p><b id="a">', 'bad.html');
    const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
    expect(rules).toEqual(
      expect.arrayContaining(['element-permitted-content', 'no-dup-id', 'missing-doctype']),
    );
  });
});
