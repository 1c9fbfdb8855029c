// The baseline of the phone row: a page of the store as a static page. Its HTML has no scripts, and
// pictures, styles and fonts come from memory, byte for byte as the store sent them.
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { findFreePort } from '@hammerdock/server/src/testing/free-port.ts';

export interface StaticCopy {
  readonly url: string;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const SCRIPTS = /<script\b[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

export async function openStaticCopy(store: string, page: string): Promise<StaticCopy> {
  const html = await (await fetch(`${store}${page}`)).text();
  const cached = new Map<string, Promise<Answer>>([[page, Promise.resolve(makeStatic(html))]]);
  const server = createServer(({ url = '', headers }, response) => {
    const answer = cached.get(url) ?? ask(`${store}${url}`, headers);
    cached.set(url, answer);
    void answer.then(
      ({ status, headers: answered, body }) => response.writeHead(status, answered).end(body),
      (error: Error) => response.destroy(error),
    );
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}${page}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const makeStatic = (html: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' },
  body: gzipSync(html.replaceAll(SCRIPTS, '')),
});

/** Not by `fetch`, which would decompress the body. */
function ask(url: string, asked: IncomingHttpHeaders): Promise<Answer> {
  const { accept = '*/*', 'accept-encoding': encoding = 'identity' } = asked;
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { accept, 'accept-encoding': encoding } }, (response) => {
      const { statusCode: status = 500, headers } = response;
      const forwarded = ['content-type', 'content-encoding', 'cache-control']
        .map((name) => [name, headers[name]] as const)
        .filter((pair): pair is [string, string] => typeof pair[1] === 'string');
      buffer(response).then(
        (body) => resolve({ status, headers: Object.fromEntries(forwarded), body }),
        reject,
      );
    });
    request.once('error', reject);
  });
}
