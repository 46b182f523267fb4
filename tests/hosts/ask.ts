import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A server's response as it was sent: nothing is followed, decoded or normalised. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Header names in lower case, including duplicates. */
  readonly names: readonly string[];
  readonly body: Buffer;
}

/** Requests a path exactly as written, which `fetch` would normalise. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers, agent: false };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          names: response.rawHeaders.filter((_, at) => at % 2 === 0).map((n) => n.toLowerCase()),
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** The decoded text of a response. */
export function textOf({ headers, body }: Reply): string {
  const encoding = headers['content-encoding'];
  if (encoding === undefined) return body.toString();
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return gunzipSync(body).toString();
}
