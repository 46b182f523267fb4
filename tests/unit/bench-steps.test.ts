import { runSteps, type Steps } from '../../tools/bench/run-steps';

const bytes = { pages: [], dialogs: 5 };
const fails = () => Promise.reject(new Error('nginx is missing'));

describe('The steps of the bench', () => {
  let said: string[];
  const say = (line: string) => said.push(line);

  beforeEach(() => {
    said = [];
  });

  const steps: Steps = {
    bytes: async () => bytes,
    lighthouse: fails,
    dialog: async () => [],
    build: () => Promise.reject('no reason'),
    load: fails,
  };

  it('are taken as far as they are wanted', async () => {
    const { results, failures } = await runSteps(['bytes', 'dialog'], steps, say);
    expect(results).toEqual({ bytes, dialog: [] });
    expect(failures).toEqual([]);
    expect(said).toEqual(['bytes (step 1 of 2)', 'dialog (step 2 of 2)']);
  });

  it('go on after one that fails, which is put down and said', async () => {
    const { results, failures } = await runSteps(['load', 'build', 'bytes'], steps, say);
    expect(results).toEqual({ bytes });
    expect(failures).toEqual([
      { step: 'load', message: 'nginx is missing' },
      { step: 'build', message: 'no reason' },
    ]);
    expect(said).toContain('load failed: nginx is missing');
  });
});
