import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEntryStart, readZipEntry } from './read-zip-entry.ts';
import { readZipDirectory, type ByteSource, type ZipEntry } from './zip-directory.ts';

const MB = 1024 * 1024;
const LIMITS = { entries: 10, bytes: 2 * MB, ratio: 100 };

const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (offset, length) => Buffer.from(bytes.subarray(offset, offset + length)),
});
const directoryOf = (bytes: Uint8Array, limits = LIMITS) =>
  readZipDirectory(sourceOf(bytes), limits);
const zip = (files: Record<string, string | Uint8Array>, level: 0 | 6 = 6): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [
          name,
          typeof text === 'string' ? strToU8(text) : text,
        ]),
      ),
      { level },
    ),
  );
const only = (entries: readonly ZipEntry[]): ZipEntry => {
  const [entry] = entries;
  if (entry === undefined) throw new Error('it has no entry');
  return entry;
};
/** Where the directory's entry begins. */
const entryAt = (bytes: Buffer): number => bytes.indexOf(Buffer.from('PK\u0001\u0002'));

describe('the directory of a ZIP file', () => {
  test('has the names as they are, also those that lead out of a folder', async () => {
    const paths = ['a/b.jpg', '../../etc/passwd', '/root.jpg', 'C:\\x.jpg', 'größe.jpg'];
    const found = await directoryOf(zip(Object.fromEntries(paths.map((path) => [path, 'x']))));
    expect(found.map(({ path }) => path)).toEqual(paths);
    const latin = zip({ 'grxsse.jpg': 'x' });
    latin[entryAt(latin) + 48] = 0xf6;
    expect(only(await directoryOf(latin)).path).toBe('grösse.jpg');
  });

  test('is found before a comment, and says what is encrypted', async () => {
    const bytes = zip({ 'a.jpg': 'x' });
    bytes.writeUInt16LE(1, entryAt(bytes) + 8);
    bytes.writeUInt16LE(5, bytes.length - 2);
    const [entry] = await directoryOf(Buffer.concat([bytes, Buffer.from('hello')]));
    expect(entry).toMatchObject({ path: 'a.jpg', isEncrypted: true });
  });

  test('is refused in a file that is no archive, damaged, split or in another format', async () => {
    await expect(directoryOf(Buffer.from('no archive'))).rejects.toThrow('isn’t a ZIP file');
    await expect(directoryOf(Buffer.alloc(0))).rejects.toThrow('isn’t a ZIP file');
    const whole = zip({ 'a.jpg': 'x'.repeat(500), 'b.jpg': 'y' }, 0);
    await expect(directoryOf(whole.subarray(0, -30))).rejects.toThrow('isn’t a ZIP file');
    await expect(directoryOf(whole.subarray(200))).rejects.toThrow('damaged');
    const counted = Buffer.from(whole);
    counted.writeUInt16LE(7, whole.length - 12);
    await expect(directoryOf(counted)).rejects.toThrow('damaged');
    const large = Buffer.from(whole);
    large.writeUInt32LE(0xffffffff, whole.length - 6);
    await expect(directoryOf(large)).rejects.toThrow('ZIP64');
  });

  test('is refused with too many entries, or when it unpacks to too much', async () => {
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`${n}.jpg`, 'x']));
    await expect(directoryOf(zip(many))).rejects.toThrow('more than 10 files');
    await expect(directoryOf(zip({ a: new Uint8Array(MB) }))).rejects.toThrow(
      'unpacks to more than 100 times its size',
    );
    const claims = zip({ a: 'x'.repeat(100) });
    claims.writeUInt32LE(3 * MB, entryAt(claims) + 24);
    await expect(directoryOf(claims)).rejects.toThrow('unpacks to more than 2 MB');
  });

  test('is refused when its entries overlap', async () => {
    const bytes = zip({ a: 'x'.repeat(1000), b: 'y' }, 0);
    bytes.writeUInt32LE(3000, entryAt(bytes) + 20);
    await expect(directoryOf(bytes)).rejects.toThrow('damaged');
  });

  test('of any bytes is read, or refused with a sentence', async () => {
    const whole = zip({ 'a.jpg': 'hello', 'b/c.jpg': 'world' });
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
        const bytes = Buffer.from(whole);
        bytes[at] = byte;
        const entries = await directoryOf(bytes).catch((error: unknown) => {
          expect(error).toMatchObject({ name: 'ArchiveProblem' });
          return [];
        });
        for (const entry of entries) {
          const content = await readZipEntry(sourceOf(bytes), entry);
          if (content !== null) expect(content.length).toBe(entry.bytes);
        }
      }),
    );
  });
});

describe('an entry of a ZIP file', () => {
  test.each([0, 6] as const)('is unpacked, and its start alone (level %d)', async (level) => {
    const text = 'hello '.repeat(1000);
    const bytes = zip({ a: text }, level);
    const entry = only(await directoryOf(bytes));
    expect((await readZipEntry(sourceOf(bytes), entry))?.toString()).toBe(text);
    expect((await readEntryStart(sourceOf(bytes), entry))?.toString()).toMatch(/^hello hello/);
  });

  test('is null when it unpacks to another length than announced', async () => {
    const bytes = zip({ a: new Uint8Array(100_000).fill(7) });
    const entry = only(await directoryOf(bytes, { ...LIMITS, ratio: 10_000 }));
    expect(await readZipEntry(sourceOf(bytes), { ...entry, bytes: 500 })).toBeNull();
    expect(await readZipEntry(sourceOf(bytes), { ...entry, bytes: 200_000 })).toBeNull();
    expect(await readZipEntry(sourceOf(bytes), entry)).toHaveLength(100_000);
  });

  test('is null when it is damaged, not where it should be, or packed in an unusual way', async () => {
    const bytes = zip({ a: 'hello '.repeat(100) });
    const entry = only(await directoryOf(bytes));
    const read = async (other: Partial<ZipEntry>) => {
      const changed = { ...entry, ...other };
      return [
        await readZipEntry(sourceOf(bytes), changed),
        await readEntryStart(sourceOf(bytes), changed),
      ];
    };
    expect(await read({ method: 93 })).toEqual([null, null]);
    expect(await read({ offset: 5 })).toEqual([null, null]);
    expect(await read({ offset: bytes.length })).toEqual([null, null]);
    expect((await read({ crc: 1 }))[0]).toBeNull();
    expect((await read({ packedBytes: bytes.length + 1 }))[0]).toBeNull();
  });
});
