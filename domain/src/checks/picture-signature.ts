// The formats of pictures that are taken in, known by the first bytes of a file.

/** Of the start of a file that has to be read. */
export const SIGNATURE_BYTES = 12;

/** SVG and documents, which can contain scripts, never reach a decoder. */
export function hasPictureSignature(start: Uint8Array): boolean {
  const hex = Array.from(start.subarray(0, SIGNATURE_BYTES), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return SIGNATURES.some((signature) => signature.test(hex));
}

/** In hexadecimal. */
const SIGNATURES = [
  /^ffd8ff/, // JPEG
  /^89504e470d0a1a0a/, // PNG
  /^52494646.{8}57454250/, // RIFF, its length, WEBP
  /^.{8}66747970617669(66|73)/, // AVIF, still or moving
  /^474946383[79]61/, // GIF87a, GIF89a
];
