import type { Page } from '../page-table';
import { addressPatterns } from './addresses';
import { acceptPattern, encodedEnd, encodings } from './encodings';
import {
  cacheRules,
  compressible,
  contentTypes,
  revalidate,
  shortCache,
  unknownType,
} from './files';
import { documentHeaders } from './headers';

type Entries = readonly (readonly [from: string, to: string])[];

function map(comment: string, source: string, variable: string, entries: Entries): string {
  const lines = entries.map(
    ([from, to]) => `  ${from === 'default' ? from : `'${from}'`} "${to.replaceAll('"', '\\"')}";`,
  );
  return [`# ${comment}`, `map "${source}" ${variable} {`, ...lines, '}'].join('\n');
}

/** nginx maps for the request: which file it is for, and in which encoding. */
export function requestMaps(pages: readonly Page[]): readonly string[] {
  const { page, prefix } = addressPatterns(pages);
  const statusPage = (status: number) =>
    map(`The ${status} page in the language of the prefix.`, '$uri', `$site_${status}`, [
      ['default', `/${status}.html`],
      [`~^(?<site_prefix_${status}>${prefix})(?:/|$)`, `$site_prefix_${status}/${status}.html`],
    ]);
  return [
    map('The address of a page that is asked for as /page/ or /page.html.', '$uri', '$site_moved', [
      ['default', ''],
      ['~^/index(?:\\.html)?$', '/'],
      [`~^(?<site_page>${page})(?:/|\\.html)$`, '$site_page'],
    ]),
    map('The file behind an address.', '$uri', '$site_file', [
      ['default', '$uri'],
      ['/', '/index.html'],
      [`~^(?:${page})$`, '$uri.html'],
    ]),
    statusPage(404),
    statusPage(500),
    map('The best encoding the browser takes.', '$http_accept_encoding', '$site_copy', [
      ['default', ''],
      ...encodings.map((encoding) => [`~*${acceptPattern(encoding)}`, encoding.extension] as const),
    ]),
  ];
}

/** nginx maps for the response headers, from the status and the file that was found. */
export function responseMaps(): readonly string[] {
  const end = (pattern: string) => `${pattern}(?:${encodedEnd})?$`;
  const sent = '$status $sent_http_content_type';
  return [
    map(
      'The file that is sent; none with a 304 or with words of nginx itself.',
      sent,
      '$site_sent',
      [
        ['default', ''],
        ['~^(?:200|206|404|5\\d\\d) $', '$uri'],
      ],
    ),
    map('Its type.', '$site_sent', '$site_type', [
      ['default', unknownType],
      ['', ''],
      ...contentTypes.map(({ pattern, value }) => [`~${end(pattern)}`, value] as const),
    ]),
    map('Its encoding.', '$site_sent', '$site_encoding', [
      ['default', ''],
      ...encodings.map(({ name, extension }) => [`~\\${extension}$`, name] as const),
    ]),
    map('For pages only.', '$site_sent', '$site_speculation_rules', [
      ['default', ''],
      [`~${end('\\.html')}`, documentHeaders['Speculation-Rules']],
    ]),
    map('Whatever has compressed copies.', '$status $uri', '$site_vary', [
      ['default', ''],
      [`~^(?:200|206|304|404|5\\d\\d) .*${end(compressible)}`, 'Accept-Encoding'],
    ]),
    map('Files may be kept, errors and redirects never.', '$status $uri', '$site_cache', [
      ['default', revalidate],
      ...cacheRules.map(
        ({ pattern, value }) => [`~^(?:200|206|304) .*${end(pattern)}`, value] as const,
      ),
      ['~^(?:200|206|304) ', shortCache],
    ]),
  ];
}
