import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { EFFORT, encodePage } from './encoded-page.ts';

const encode = (html: string, isShared = true) =>
  encodePage({
    status: 200,
    headers: {},
    html,
    effort: EFFORT.once,
    isShared,
  });

describe('an encoded page', () => {
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
