// Reads codes in a picture with WebAssembly from our own server: labels (Code 128, Code 39),
// product codes (EAN and UPC) and QR codes (FIND-04).
import { prepareZXingModule, readBarcodes, type ReadInputBarcodeFormat } from 'zxing-wasm/reader';
import address from 'zxing-wasm/reader/zxing_reader.wasm?url';

prepareZXingModule({ overrides: { locateFile: () => address } });

/** The desk reads labels only, not the manufacturer's code on a box. */
export const DESK_CODES: readonly ReadInputBarcodeFormat[] = ['QRCode', 'Code128', 'Code39'];
export const STORE_CODES: readonly ReadInputBarcodeFormat[] = [...DESK_CODES, 'EANUPC'];

/** A higher resolution reads slower, but not better. */
const SIDE_MAX = 1800;

export async function readCode(
  picture: HTMLVideoElement | ImageBitmap,
  formats: readonly ReadInputBarcodeFormat[],
): Promise<string | null> {
  const full =
    picture instanceof HTMLVideoElement
      ? { width: picture.videoWidth, height: picture.videoHeight }
      : picture;
  if (full.width === 0) return null;
  const scale = Math.min(1, SIDE_MAX / Math.max(full.width, full.height));
  const width = Math.round(full.width * scale);
  const height = Math.round(full.height * scale);
  const pixels = new OffscreenCanvas(width, height).getContext('2d');
  if (pixels === null) return null;
  pixels.drawImage(picture, 0, 0, width, height);
  const [found] = await readBarcodes(pixels.getImageData(0, 0, width, height), {
    formats: [...formats],
    maxNumberOfSymbols: 1,
  });
  return found?.text ?? null;
}
