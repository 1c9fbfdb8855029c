// Serves a file whose content never changes: made on the first request, compressed once per
// encoding (SF7), with an ETag.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface ConstantFile {
  readonly type: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ENCODINGS = ['br', 'gzip', 'identity'];
/** Beyond this, brotli takes seconds for megabytes and saves little. */
const BROTLI_QUALITY = 8;

export const compressors = {
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
};

export function serveConstantFile(
  app: FastifyInstance,
  url: string,
  make: () => ConstantFile | Promise<ConstantFile>,
  compress: typeof compressors = compressors,
): void {
  let made: Promise<Answer> | undefined;
  const open = async (): Promise<Answer> => answerWith(await make(), compress);
  app.get(url, { compress: false }, async (request, reply) =>
    (await (made ??= open()))(request, reply),
  );
}

/** What browsers load from `server/public`. */
const PUBLIC = path.resolve(import.meta.dirname, '../../public');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

export function servePublicFile(
  app: FastifyInstance,
  url: string,
  name: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const type = TYPES[path.extname(name)];
  if (type === undefined) throw new Error(`no content type for ${name}`);
  serveConstantFile(app, url, async () => ({ type, text: await readPublicFile(name), headers }));
}

export const readPublicFile = (name: string): Promise<string> =>
  readFile(path.join(PUBLIC, name), 'utf8');

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function answerWith(file: ConstantFile, compress: typeof compressors): Answer {
  const plain = Buffer.from(file.text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  const known = new Map<string, Promise<Buffer>>();
  const encode = (encoding: string): Promise<Buffer> => {
    if (encoding !== 'br' && encoding !== 'gzip') return Promise.resolve(plain);
    const before = known.get(encoding);
    if (before !== undefined) return before;
    const made = compress[encoding](plain);
    known.set(encoding, made);
    return made;
  };
  return async (request, reply) => {
    void reply.headers({ ...file.headers, etag, 'cache-control': 'no-cache' });
    void reply.header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const encoding =
      negotiate(request.headers['accept-encoding'] ?? 'identity', ENCODINGS) ?? 'identity';
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type(file.type).send(await encode(encoding));
  };
}
