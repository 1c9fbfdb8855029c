import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { EFFORT, encodePage } from './encoded-page.ts';

const NONCE = 'aB3-_x';
const encode = (html: string, isShared = true) =>
  encodePage({
    status: 200,
    headers: [],
    html,
    nonce: NONCE,
    effort: EFFORT.once,
    isShared,
  });
const textOf = (html: string) => encode(html).responseFor(null).body.toString();

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
/** The hashes of inline scripts that the page's policy allows. */
function allowedIn(html: string) {
  const policy = encode(html).responseFor(null).headers['content-security-policy'] ?? '';
  return /script-src 'self'(.*?) 'wasm-unsafe-eval'/.exec(policy)?.[1]?.trim();
}

describe('an encoded page', () => {
  test('allows its own inline scripts, with any other attributes in their tags', () => {
    const html =
      `<script nonce="${NONCE}">let a = 'é';</script>` +
      `<script type="module" nonce="${NONCE}" data-part="">\nlet b;\n</script>`;
    expect(allowedIn(html)).toBe(`${hashOf("let a = 'é';")} ${hashOf('\nlet b;\n')}`);
  });

  test.each([
    ['no nonce', '<script>steal()</script>'],
    ['a guessed nonce', '<script nonce="aB3-_y">steal()</script>'],
    ['the nonce in its text', `<script>/* nonce="${NONCE}" */ steal()</script>`],
    ['the nonce in another attribute', `<script data-nonce="${NONCE}">steal()</script>`],
    ['a tag left open before ours', `<script>steal();//`],
    [
      'a tag left open inside another',
      `<script src="//evil" a="<p nonce="${NONCE}">steal()</script>`,
    ],
  ])('allows no injected script, with %s', (_, html) => {
    const fine = `<script nonce="${NONCE}">fine()</script>`;
    expect(allowedIn(`${fine}${html}`)).toBe(hashOf('fine()'));
    expect(allowedIn(`${html}${fine}`)).not.toContain(hashOf('steal()'));
  });

  test('lists no hash for script files: those of our origin may run anyway', () => {
    expect(allowedIn(`<script src="/assets/a.js" nonce="${NONCE}"></script>`)).toBe('');
  });

  test('removes the nonce and nothing else', () => {
    const html =
      `<head><meta property="csp-nonce" content="${NONCE}"/>` +
      `<link nonce="${NONCE}" rel="modulepreload"/></head>` +
      `<script async="" nonce="${NONCE}">a</script>`;
    expect(textOf(html)).toBe(
      '<head><link rel="modulepreload"/></head><script async="">a</script>',
    );
  });

  test('is compressed once per encoding', () => {
    const page = encode('many words '.repeat(200));
    const first = page.responseFor('br');
    const gzipped = page.responseFor('gzip');
    expect(page.responseFor('br')).toBe(first);
    expect(brotliDecompressSync(first.body).toString()).toBe('many words '.repeat(200));
    expect(gunzipSync(gzipped.body).toString()).toBe('many words '.repeat(200));
    expect(first.headers['content-encoding']).toBe('br');
  });

  test('has an ETag of its content when it is shared, and none otherwise', () => {
    const etagOf = (html: string, isShared = true) => encode(html, isShared).headers['etag'];
    expect(etagOf('a')).toMatch(/^W\/"[\w-]{43}"$/);
    expect(etagOf('a')).toBe(etagOf('a'));
    expect(etagOf('a')).not.toBe(etagOf('b'));
    expect(etagOf('a', false)).toBeUndefined();
  });

  test('is not compressed when it is short', () => {
    expect(encode('').encodings).toEqual(['identity']);
    expect(encode('many words '.repeat(200)).encodings).toEqual(['br', 'gzip', 'identity']);
  });
});
