import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { EFFORT, encodePage } from './encoded-page.ts';

const NONCE = 'aB3-_x';
const seal = (html: string) =>
  encodePage({
    status: 200,
    headers: [],
    html,
    nonce: NONCE,
    effort: EFFORT.once,
    cacheControl: 'no-store',
  });
const textOf = (html: string) => seal(html).responseFor(null).body.toString();

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
/** What may run of the scripts in the page, beside its own files. */
function allowedIn(html: string) {
  const { head } = seal(html).responseFor(null);
  const policy = head[head.indexOf('content-security-policy') + 1] ?? '';
  return /script-src 'self'(.*?) 'wasm-unsafe-eval'/.exec(policy)?.[1]?.trim();
}

describe('a sealed page', () => {
  test('lets run the scripts it was written with, whatever else stands in their tags', () => {
    const html =
      `<script nonce="${NONCE}">let a = 'é';</script>` +
      `<script type="module" nonce="${NONCE}" data-part="">\nlet b;\n</script>`;
    expect(allowedIn(html)).toBe(`${hashOf("let a = 'é';")} ${hashOf('\nlet b;\n')}`);
  });

  test.each([
    ['no mark', '<script>steal()</script>'],
    ['a guessed mark', '<script nonce="aB3-_y">steal()</script>'],
    ['the mark in its text', `<script>/* nonce="${NONCE}" */ steal()</script>`],
    ['the mark as another word', `<script data-nonce="${NONCE}">steal()</script>`],
    ['a tag left open before ours', `<script>steal();//`],
    [
      'a tag left open inside another',
      `<script src="//evil" a="<p nonce="${NONCE}">steal()</script>`,
    ],
  ])('lets no script run that was smuggled in, with %s', (_, html) => {
    const fine = `<script nonce="${NONCE}">fine()</script>`;
    expect(allowedIn(`${fine}${html}`)).toBe(hashOf('fine()'));
    expect(allowedIn(`${html}${fine}`)).not.toContain(hashOf('steal()'));
  });

  test('names no file: those of the store may run anyway', () => {
    expect(allowedIn(`<script src="/assets/a.js" nonce="${NONCE}"></script>`)).toBe('');
  });

  test('says its secret to nobody, and nothing else is lost', () => {
    const html =
      `<head><meta property="csp-nonce" content="${NONCE}"/>` +
      `<link nonce="${NONCE}" rel="modulepreload"/></head>` +
      `<script async="" nonce="${NONCE}">a</script>`;
    expect(textOf(html)).toBe(
      '<head><link rel="modulepreload"/></head><script async="">a</script>',
    );
  });

  test('is compressed once, however many ask', () => {
    const page = seal('many words '.repeat(200));
    const first = page.responseFor('br');
    const gzipped = page.responseFor('gzip');
    expect(page.responseFor('br')).toBe(first);
    expect(brotliDecompressSync(first.body).toString()).toBe('many words '.repeat(200));
    expect(gunzipSync(gzipped.body).toString()).toBe('many words '.repeat(200));
    expect(first.head.join()).toContain(`content-encoding,br,content-length,${first.body.length}`);
  });

  test('is not compressed where there is hardly anything to send', () => {
    expect(seal('').encodings).toEqual(['identity']);
    expect(seal('many words '.repeat(200)).encodings).toEqual(['br', 'gzip', 'identity']);
  });
});
