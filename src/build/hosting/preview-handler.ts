import { statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import type { Page } from '../page-table';
import { answerTo, statusFile } from './addresses';
import { acceptedEncoding } from './encodings';
import { cacheControl, contentType, isCompressible, revalidate } from './files';
import { documentHeaders, type HeaderTable } from './headers';

/** A built site and the headers of all its responses. */
export interface BuiltSite {
  readonly publicDir: string;
  readonly pages: readonly Page[];
  readonly headers: HeaderTable;
}

interface Exchange extends BuiltSite {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
}

/** Whether there is a file, not a folder, at a path. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // Missing, inside a file instead of a folder, or not a valid name.
    return false;
  }
}

function setHeaders(response: ServerResponse, headers: HeaderTable): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

// Headers that a failed attempt to send a file leaves behind.
const fileHeaders = [
  'Accept-Ranges',
  'Content-Encoding',
  'Content-Length',
  'ETag',
  'Last-Modified',
  'Vary',
  ...Object.keys(documentHeaders),
];

function removeFileHeaders(response: ServerResponse): void {
  for (const name of fileHeaders) response.removeHeader(name);
}

/** Sends plain text, for responses for which the site has no page. */
function sendText({ response }: Exchange, status: number, text: string): void {
  removeFileHeaders(response);
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', revalidate);
  response.end(`${text}\n`);
}

/** Sends a file, or its compressed copy in the best encoding that the browser accepts. */
function sendFile(exchange: Exchange, status: 200 | 404 | 500, file: string): void {
  const { request, response, publicDir } = exchange;
  const encoding = acceptedEncoding(request.headers['accept-encoding']?.toString());
  const isEncoded = encoding && isFile(path.join(publicDir, file + encoding.extension));
  response.statusCode = status;
  response.setHeader('Content-Type', contentType(file));
  response.setHeader('Cache-Control', cacheControl(file));
  if (isEncoded) response.setHeader('Content-Encoding', encoding.name);
  if (isCompressible(file)) response.setHeader('Vary', 'Accept-Encoding');
  if (file.endsWith('.html')) setHeaders(response, documentHeaders);

  const sent = isEncoded ? file + encoding.extension : file;
  const options = {
    root: publicDir,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
  } as const;
  const url = `/${sent.split('/').map(encodeURIComponent).join('/')}`;
  // Part of an error page is of no use, and would be sent with a success status.
  send(request, url, { ...options, acceptRanges: status === 200 })
    .on('error', (error: { status?: number; message: string }) => {
      const errorStatus = error.status ?? 500;
      // Part of the response has been sent: the browser must notice that it is incomplete.
      if (response.headersSent) response.destroy();
      else if (errorStatus >= 500 && status !== 500) sendStatusPage(exchange, 500);
      else sendText(exchange, errorStatus, error.message);
    })
    .pipe(response);
}

function sendStatusPage(exchange: Exchange, status: 404 | 500): void {
  const route = status === 404 ? 'not-found' : 'error';
  const file = statusFile(route, exchange.path, exchange.pages);
  removeFileHeaders(exchange.response);
  if (isFile(path.join(exchange.publicDir, file))) sendFile(exchange, status, file);
  else sendText(exchange, status, `${file} is missing from the built site`);
}

function sendAnswer(exchange: Exchange, query: string): void {
  const answer = answerTo(exchange.path, exchange.pages);
  if (answer.kind === 'moved') {
    exchange.response.setHeader('Location', answer.location + query);
    sendText(exchange, 301, 'Moved permanently');
  } else if (answer.kind === 'file' && isFile(path.join(exchange.publicDir, answer.file))) {
    sendFile(exchange, 200, answer.file);
  } else {
    sendStatusPage(exchange, 404);
  }
}

function decodePath(encodedPath: string): string | undefined {
  try {
    return decodeURIComponent(encodedPath);
  } catch {
    return undefined;
  }
}

/** Serves a built site in the same way as the generated web server configurations. */
export function previewHandler(site: BuiltSite): RequestListener {
  return (request, response) => {
    setHeaders(response, site.headers);
    // Not `new URL`, which would treat //evil.example/ as a host.
    const [, encodedPath = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    const requested = decodePath(encodedPath);
    const exchange = { ...site, request, response, path: requested ?? '/' };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(exchange, 405, 'Method not allowed');
    } else if (requested === undefined) {
      sendText(exchange, 400, 'Bad request');
    } else {
      sendAnswer(exchange, query);
    }
  };
}
