import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import type { ServedFile } from './readRelease.ts';

/** The shortest first. */
const encodings = ['br', 'gzip', 'identity'];

/**
 * Answers with a file as RFC 9110 asks: compressed for those who take it, not at all where the browser has it already, a part
 * where only one is asked for.
 *
 * @param request a GET or HEAD
 * @param response its headers may be set already
 * @param file what is sent
 * @param status 404 for a page that says so: it is always sent whole
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { type, digest, contents }: ServedFile,
  status: 200 | 404,
): void {
  const accepted = new Negotiator(request).encodings(Object.keys(contents));
  const encoding = encodings.find((each) => accepted.includes(each)) ?? 'identity';
  const content = contents[encoding] ?? contents.identity ?? Buffer.alloc(0);
  const etag = `"${digest}-${encoding}"`;
  response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) {
    response.setHeader('ETag', etag);
    response.setHeader('Accept-Ranges', 'bytes');
    if (fresh(request.headers, { etag })) {
      response.writeHead(304).end();
      return;
    }
  }
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);

  const part = status === 200 ? partAskedFor(request, content.length, etag) : 'all';
  if (part === 'none') {
    response.writeHead(416, { 'Content-Range': `bytes */${content.length}`, 'Content-Length': 0 }).end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  const { start, end } = part === 'all' ? { start: 0, end: content.length - 1 } : part;
  if (part !== 'all') response.setHeader('Content-Range', `bytes ${start}-${end}/${content.length}`);
  response.writeHead(part === 'all' ? status : 206, { 'Content-Length': end - start + 1 });
  response.end(request.method === 'HEAD' ? undefined : content.subarray(start, end + 1));
}

/** Several parts at once, and what is no range, may be answered with all (RFC 9110, 14.2). */
function partAskedFor({ method, headers }: IncomingMessage, size: number, etag: string) {
  const { range, 'if-range': condition = etag } = headers;
  if (method !== 'GET' || !range || condition !== etag) return 'all';
  const parts = parseRange(size, range);
  if (parts === -1) return 'none';
  const [part, ...others] = parts === -2 || parts.type !== 'bytes' ? [] : parts;
  return part && others.length === 0 ? part : 'all';
}
