import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Asks for an address as it is written: `fetch()` would put it right.
 *
 * @param port where the server listens on this machine
 * @param ask method and address
 * @throws Error when there is no answer within five seconds
 */
export function askRaw(port: number, ask: string, headers: Record<string, string> = {}): Promise<Answer> {
  const [method = '', address = ''] = ask.split(/ (.*)/s, 2);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: address,
        agent: false,
        headers: { 'accept-encoding': 'br, gzip', ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode = 0, headers: received } = response;
          const body = Buffer.concat(chunks);
          const isWhole = [200, 404].includes(statusCode) && body.length > 0;
          const encoding = isWhole ? received['content-encoding'] : '';
          const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? String;
          resolve({ status: statusCode, headers: received, body: String(decode(body)) });
        });
      },
    );
    sent.setTimeout(5000, () => sent.destroy(new Error(`${ask}: no answer within five seconds`)));
    sent.on('error', reject);
    sent.end();
  });
}
