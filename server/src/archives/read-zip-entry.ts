// Unpacks one entry of a ZIP file into memory, never more than its directory announced.
import { promisify } from 'node:util';
import { constants, crc32, inflateRaw, inflateRawSync } from 'node:zlib';
import type { ByteSource, ZipEntry } from './zip-directory.ts';

const LOCAL_BYTES = 30;
const LOCAL_SIGNATURE = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const START_PACKED_BYTES = 1024;
const START_BYTES_MAX = 2 * 1024 * 1024;

const inflate = promisify(inflateRaw);

/** null when it is damaged, or packed in an unusual way. */
export async function readZipEntry(source: ByteSource, entry: ZipEntry): Promise<Buffer | null> {
  const { method, bytes, crc, packedBytes } = entry;
  const packed = await readPacked(source, entry, packedBytes);
  if (packed === null || packed.length < packedBytes) return null;
  try {
    const content =
      method === STORED ? packed : await inflate(packed, { maxOutputLength: Math.max(1, bytes) });
    return content.length === bytes && crc32(content) === crc ? content : null;
  } catch {
    // The bytes are in memory, so the failure is caused by the content.
    return null;
  }
}

/** The first bytes, enough to see what kind of file it is; null as above. */
export async function readEntryStart(source: ByteSource, entry: ZipEntry): Promise<Buffer | null> {
  const length = Math.min(entry.packedBytes, START_PACKED_BYTES);
  const packed = await readPacked(source, entry, length);
  if (packed === null || packed.length < length) return null;
  if (entry.method === STORED) return packed;
  try {
    // The rest of the content is missing.
    const finishFlush = constants.Z_SYNC_FLUSH;
    return inflateRawSync(packed, { finishFlush, maxOutputLength: START_BYTES_MAX });
  } catch {
    // As above.
    return null;
  }
}

async function readPacked(
  source: ByteSource,
  { offset, method }: ZipEntry,
  length: number,
): Promise<Buffer | null> {
  if (method !== STORED && method !== DEFLATED) return null;
  const header = await source.read(offset, LOCAL_BYTES);
  if (header.length < LOCAL_BYTES || header.readUInt32LE(0) !== LOCAL_SIGNATURE) return null;
  // Its name and extra field may differ from those in the directory.
  const skipped = header.readUInt16LE(26) + header.readUInt16LE(28);
  return await source.read(offset + LOCAL_BYTES + skipped, length);
}
