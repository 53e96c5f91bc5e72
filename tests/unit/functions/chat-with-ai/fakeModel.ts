import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a request to the model held. */
export interface ModelRequest {
  path: string;
  authorization: string | undefined;
  body: { model: string; max_tokens: number; messages: { role: string; content: string }[] };
}

/** A chat-completions endpoint on this machine, which answers as a test says. */
export async function startFakeModel(answer: (request: ModelRequest, response: ServerResponse) => void) {
  const requests: ModelRequest[] = [];
  const server = createServer((incoming, response) => {
    void read(incoming).then((body) => {
      const request = {
        path: incoming.url ?? '',
        authorization: incoming.headers.authorization,
        body: JSON.parse(body),
      };
      requests.push(request);
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Answers as OpenAI does. */
export function complete(response: ServerResponse, content: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] }));
}

async function read(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  return text;
}
