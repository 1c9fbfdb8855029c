// A page as it is sent: one document for all recipients, compressed once per encoding.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface PageToEncode {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** Brotli quality. */
  readonly effort: Effort;
  /** Shared caches may store the page, and revalidate it by its ETag. */
  readonly isShared: boolean;
}

/** Brotli quality: the highest that pays off for a page sent once, or for a second of requests. */
export const EFFORT = { once: 3, forMany: 6 } as const;
export type Effort = (typeof EFFORT)[keyof typeof EFFORT];

const SHORT_BYTES = 1024;

/**
 * Shared caches serve a page for a second, like ours; browsers revalidate it each time. The session
 * is in one of the two named headers, so no cache serves a guest page to a user.
 */
const SHARED = {
  'cache-control': 'public, max-age=0, s-maxage=1',
  vary: 'accept-encoding, authorization, cookie',
};
/** The page of a user is never stored (SF12). */
const PRIVATE = { 'cache-control': 'private, no-store', vary: 'accept-encoding' };

export type Encoding = 'br' | 'gzip' | 'identity';

export interface EncodedResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface EncodedPage {
  readonly status: number;
  /** Headers of every response, also of one without a body. */
  readonly headers: Readonly<Record<string, string>>;
  /** The available encodings, best first. */
  readonly encodings: Encoding[];
  /** Compressed on the first request for an encoding; uncompressed for null. */
  readonly responseFor: (encoding: string | null) => EncodedResponse;
}

export function encodePage(page: PageToEncode): EncodedPage {
  const { status, headers, html, effort, isShared } = page;
  const plain = Buffer.from(html);
  const known = new Map<Encoding, EncodedResponse>();
  const common = {
    ...headers,
    ...(isShared ? { ...SHARED, etag: etagOf(plain) } : PRIVATE),
  };
  const encodings: Encoding[] =
    plain.length < SHORT_BYTES ? ['identity'] : ['br', 'gzip', 'identity'];
  return {
    status,
    headers: common,
    encodings,
    responseFor: (wanted) => {
      const encoding = encodings.find((name) => name === wanted) ?? 'identity';
      const before = known.get(encoding);
      if (before !== undefined) return before;
      const coded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
      const response = {
        headers: { ...common, ...coded },
        body: encode(plain, encoding, effort),
      };
      known.set(encoding, response);
      return response;
    },
  };
}

/** Weak, because it is the same for all encodings. */
const etagOf = (plain: Buffer): string =>
  `W/"${createHash('sha256').update(plain).digest('base64url')}"`;

/** Synchronous: it takes one or two milliseconds, less than waiting for a thread. */
const encode = (plain: Buffer, encoding: Encoding, effort: Effort): Buffer => {
  switch (encoding) {
    case 'br':
      return brotliCompressSync(plain, {
        // Most pages fit into one chunk.
        chunkSize: 65_536,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      });
    case 'gzip':
      return gzipSync(plain);
    case 'identity':
      return plain;
  }
};
