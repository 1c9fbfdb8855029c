// A page as it is sent: one constant document for everybody who gets it. Whatever writes the page
// marks its scripts with a secret of that one rendering. Here the marked ones are let run by what
// they say, and the mark is taken off: a script that somebody smuggled in does not bear it, and
// nobody can learn it for the next time.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { SECURITY_HEADERS } from '../security-headers.ts';
import { contentPolicy } from './policy.ts';
import { prepareResponse, type PreparedResponse } from './prepared-response.ts';

export interface PageToEncode {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly html: string;
  readonly nonce: string;
  /** How hard it is compressed. */
  readonly effort: Effort;
  /** Who may store it. */
  readonly cacheControl: string;
}

/** Brotli's own scale: the most that pays for a page that is sent once, or for a whole second. */
export const EFFORT = { once: 3, forMany: 5 } as const;
export type Effort = (typeof EFFORT)[keyof typeof EFFORT];

const SHORT_BYTES = 1024;

export type Encoding = 'br' | 'gzip' | 'identity';

export interface EncodedPage {
  readonly status: number;
  /** Those it can be had in, best first. */
  readonly encodings: Encoding[];
  /** Compressed when it is first asked for, and once for all who ask; plain for null. */
  readonly responseFor: (encoding: string | null) => PreparedResponse;
}

export function encodePage(page: PageToEncode): EncodedPage {
  const { status, headers, html, nonce, effort, cacheControl } = page;
  const { plain: text, scripts } = unmark(html, nonce);
  const plain = Buffer.from(text);
  const known = new Map<Encoding, PreparedResponse>();
  const common = {
    ...SECURITY_HEADERS,
    ...Object.fromEntries(headers),
    'content-security-policy': contentPolicy(scripts.map(hashOf)),
    'cache-control': cacheControl,
    vary: 'accept-encoding',
  };
  const encodings: Encoding[] =
    plain.length < SHORT_BYTES ? ['identity'] : ['br', 'gzip', 'identity'];
  return {
    status,
    encodings,
    responseFor: (wanted) => {
      const encoding = encodings.find((name) => name === wanted) ?? 'identity';
      const before = known.get(encoding);
      if (before !== undefined) return before;
      const coded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
      const body = encode(plain, encoding, effort);
      const answer = prepareResponse(status, { ...common, ...coded }, body);
      known.set(encoding, answer);
      return answer;
    },
  };
}

/**
 * The page without the marks, and what the marked scripts say. The attributes of our tags hold no
 * "<" or ">", which React spells in letters there: where one stands before the mark, somebody's tag
 * was left open to swallow ours.
 */
function unmark(html: string, nonce: string): { plain: string; scripts: string[] } {
  const parts = html
    .split(` nonce="${nonce}"`)
    .map((part) => part.replace(`<meta property="csp-nonce" content="${nonce}"/>`, ''));
  const scripts = parts.slice(1).flatMap((after, place) => {
    const before = parts[place] ?? '';
    const tag = before.slice(before.lastIndexOf('<'));
    const [tagEnd = ''] = /^[^<>]*>/.exec(after) ?? [];
    const end = after.indexOf('</script>');
    const whole = /^<script\b[^<>]*$/.test(tag) && tagEnd !== '' && end > tagEnd.length;
    return whole ? [after.slice(tagEnd.length, end)] : [];
  });
  return { plain: parts.join(''), scripts };
}

const hashOf = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Here and now: that takes a millisecond or two, and a thread would be waited for longer. */
const encode = (plain: Buffer, encoding: Encoding, effort: Effort): Buffer => {
  switch (encoding) {
    case 'br':
      return brotliCompressSync(plain, {
        // Of most pages all at once.
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
