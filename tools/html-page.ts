import { escapeHtml } from './html-text';

/** A page that needs nothing but itself. */
export interface HtmlPage {
  readonly title: string;
  readonly style: string;
  /** Markup of what stands in the body. */
  readonly body: string;
}

/** Puts the frame of a document around a report. */
export function htmlPage({ title, style, body }: HtmlPage): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
