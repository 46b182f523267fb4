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

/** The states of XLIFF that ours are written as. */
const written: Readonly<Record<TextState, string>> = {
  missing: 'needs-translation',
  draft: 'needs-review-translation',
  stale: 'needs-adaptation',
  reviewed: 'final',
};

/** The states of XLIFF that programs write, as ours; what is not here is a draft. */
const known: Readonly<Record<string, TextState>> = {
  new: 'missing',
  'needs-translation': 'missing',
  'needs-adaptation': 'stale',
  'needs-l10n': 'stale',
  final: 'reviewed',
  'signed-off': 'reviewed',
};

function unit({ id, english, version, translation, state, note, most }: ExchangeText): string {
  const size = most === undefined ? '' : ` maxwidth="${most}" size-unit="char"`;
  const approved = state === 'reviewed' ? ' approved="yes"' : '';
  return `      <trans-unit id="${escapeHtml(id)}" xml:space="preserve"${size}${approved}>
        <source>${xliffText(english)}</source>
        <target state="${written[state]}">${xliffText(translation)}</target>
        <note>${escapeHtml(note)}</note>
        <note from="version">${version}</note>
      </trans-unit>`;
}

/** XLIFF 1.2, for the programs of translators. */
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
      throw new Error(`It is XML, but no XLIFF: its root is <${root.localName}>.`);
    }
    if (root.getAttribute('version')?.startsWith('2')) {
      throw new Error('It is XLIFF 2. Save it as XLIFF 1.2, the version of the export.');
    }
    const files = Array.from(root.getElementsByTagNameNS('*', 'file'));
    const tag = onlyOne(files, 'target-language', 'languages');
    const source = onlyOne(files, 'source-language', 'source languages');
    if (source && !/^en\b/i.test(source)) {
      throw new Error(
        `Its source language is "${source}", and this site is translated from English ("en"). Export the language anew.`,
      );
    }
    const units = Array.from(root.getElementsByTagNameNS('*', 'trans-unit'));
    return { project: onlyOne(files, 'product-name', 'projects'), tag, rows: units.map(rowOf) };
  },
};

/** The value that an attribute has in all parts of a file that have it. */
function onlyOne(files: readonly Element[], attribute: string, what: string): string | undefined {
  const values = [...new Set(files.map((file) => file.getAttribute(attribute)))];
  const [value, other] = values.filter((found) => found !== null && found !== '');
  if (other) {
    throw new Error(`It holds several ${what}: ${value} and ${other}. Import a file for each.`);
  }
  return value ?? undefined;
}

/** @throws Error when it is no well-formed XML. */
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
      `It is no well-formed XML: ${line.slice(0, 200)}. Export it from your program again.`,
    );
  }
}

function rowOf(element: Element, index: number): ExchangeRow {
  // Not deeper: programs keep suggestions in an <alt-trans>, which has targets of its own.
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
  const twice = 'has two <target>. Delete the one that is not meant.';
  return {
    place: `unit ${index + 1}`,
    id: element.getAttribute('id') ?? '',
    english: plainText(source).text,
    translation,
    version: version || undefined,
    state: stateOf(element, target),
    issue: second ? twice : issue,
  };
}

function stateOf(element: Element, target: Element | undefined): TextState {
  if (!target || target.textContent === null) return 'missing';
  if (element.getAttribute('approved') === 'yes') return 'reviewed';
  return known[target.getAttribute('state') ?? ''] ?? 'draft';
}
