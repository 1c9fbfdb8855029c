// Unpacks a WOFF font once, since fontkit would decompress its outlines for every letter.
// The format: https://www.w3.org/TR/WOFF/
import { inflateSync } from 'node:zlib';

const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;

export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => tableAt(woff, at));
  const head = Buffer.alloc(SFNT.header + count * SFNT.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  let offset = head.length;
  tables.forEach(({ tag, checksum, content }, at) => {
    const entry = SFNT.header + at * SFNT.entry;
    tag.copy(head, entry);
    checksum.copy(head, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(content.length, entry + 12);
    offset += padded(content.length);
  });
  const bodies = tables.map(({ content }) => [
    content,
    Buffer.alloc(padded(content.length) - content.length),
  ]);
  return Buffer.concat([head, ...bodies.flat()]);
}

function tableAt(woff: Buffer, at: number) {
  const entry = WOFF.header + at * WOFF.entry;
  const offset = woff.readUInt32BE(entry + 4);
  const packedBytes = woff.readUInt32BE(entry + 8);
  const packed = woff.subarray(offset, offset + packedBytes);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.subarray(entry + 16, entry + 20),
    // A table that would not become smaller is stored as it is.
    content: packedBytes === woff.readUInt32BE(entry + 12) ? packed : inflateSync(packed),
  };
}

/** Tables begin at multiples of four bytes. */
const padded = (bytes: number): number => Math.ceil(bytes / 4) * 4;
