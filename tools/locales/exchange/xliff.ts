import { DOMParser } from '@xmldom/xmldom';
import { escapeHtml } from '../../html-page';
import type { TextState } from '../texts';
import {
  type ExchangeFormat,
  type ExchangeRow,
  type ExchangeText,
  projectName,
} from './exchange-file';
import { plainText, xliffText } from './xliff-text';

/** Our states as XLIFF writes them. */
const xliffStates: Readonly<Record<TextState, string>> = {
  missing: 'needs-translation',
  draft: 'needs-review-translation',
  stale: 'needs-adaptation',
  reviewed: 'final',
};

/** The states that programs write, as ours; any other one is a draft. */
const textStates: Readonly<Record<string, TextState>> = {
  new: 'missing',
  'needs-translation': 'missing',
  'needs-adaptation': 'stale',
  'needs-l10n': 'stale',
  final: 'reviewed',
  'signed-off': 'reviewed',
};

function unit({ id, english, version, translation, state, note, maxLength }: ExchangeText): string {
  const size = maxLength === undefined ? '' : ` maxwidth="${maxLength}" size-unit="char"`;
  const approved = state === 'reviewed' ? ' approved="yes"' : '';
  return `      <trans-unit id="${escapeHtml(id)}" xml:space="preserve"${size}${approved}>
        <source>${xliffText(english)}</source>
        <target state="${xliffStates[state]}">${xliffText(translation)}</target>
        <note>${escapeHtml(note)}</note>
        <note from="version">${version}</note>
      </trans-unit>`;
}

/** XLIFF 1.2, for translation programs. */
export const xliff: ExchangeFormat = {
  endings: ['.xlf', '.xliff'],
  write: (tag, texts) => {
    const namespaces = [...new Set(texts.map(({ id }) => id.split(':')[0] ?? ''))];
    const files = namespaces.map((namespace) => {
      const units = texts.filter(({ id }) => id.startsWith(`${namespace}:`)).map(unit);
      return `  <file original="${namespace}.json" source-language="en" target-language="${tag}" datatype="plaintext" product-name="${escapeHtml(projectName)}">
    <body>
${units.join('\n')}
    </body>
  </file>`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
${files.join('\n')}
</xliff>
`;
  },
  read: (text) => {
    const root = parseXml(text);
    if (root.localName !== 'xliff') {
      throw new Error(`It is XML, but not XLIFF: its root element is <${root.localName}>.`);
    }
    if (root.getAttribute('version')?.startsWith('2')) {
      throw new Error('It is XLIFF 2. Save it as XLIFF 1.2, like the export.');
    }
    const files = Array.from(root.getElementsByTagNameNS('*', 'file'));
    const tag = commonValue(files, 'target-language', 'languages');
    const source = commonValue(files, 'source-language', 'source languages');
    if (source && !/^en\b/i.test(source)) {
      throw new Error(
        `Its source language is "${source}", but this site is translated from English ("en"). Export the language again.`,
      );
    }
    const units = Array.from(root.getElementsByTagNameNS('*', 'trans-unit'));
    return { project: commonValue(files, 'product-name', 'projects'), tag, rows: units.map(rowOf) };
  },
};

/** The value of an attribute, which must be the same in every `<file>` that has it. */
function commonValue(
  files: readonly Element[],
  attribute: string,
  what: string,
): string | undefined {
  const values = [...new Set(files.map((file) => file.getAttribute(attribute)))];
  const [value, other] = values.filter((found) => found !== null && found !== '');
  if (other) {
    throw new Error(`It has several ${what}: ${value} and ${other}. Import one file for each.`);
  }
  return value ?? undefined;
}

/** @throws Error if the XML is not well-formed. */
function parseXml(text: string): Element {
  try {
    const parser = new DOMParser({
      onError: (_level, message) => {
        throw new Error(message);
      },
    });
    const { documentElement } = parser.parseFromString(text, 'text/xml');
    return documentElement as unknown as Element;
  } catch (error) {
    const [line = ''] = (error as Error).message.split('\n');
    throw new Error(
      `It is not well-formed XML: ${line.slice(0, 200)}. Export it from your program again.`,
    );
  }
}

function rowOf(element: Element, index: number): ExchangeRow {
  // Children only: an <alt-trans> with suggestions has targets of its own.
  const children = (name: string) =>
    Array.from(element.childNodes).filter(
      (node): node is Element => node.nodeType === 1 && (node as Element).localName === name,
    );
  const [source] = children('source');
  const [target, second] = children('target');
  const version = children('note')
    .find((note) => note.getAttribute('from') === 'version')
    ?.textContent?.trim();
  const [segments] = children('seg-source');
  const { text: translation, issue } = plainText(target, segments);
  const twoTargets = 'has two <target> elements. Delete the wrong one.';
  return {
    place: `unit ${index + 1}`,
    id: element.getAttribute('id') ?? '',
    english: plainText(source).text,
    translation,
    version: version || undefined,
    state: stateOf(element, target),
    issue: second ? twoTargets : issue,
  };
}

function stateOf(element: Element, target: Element | undefined): TextState {
  if (!target || target.textContent === null) return 'missing';
  if (element.getAttribute('approved') === 'yes') return 'reviewed';
  return textStates[target.getAttribute('state') ?? ''] ?? 'draft';
}
