// QR codes and labels in a picture, read by WebAssembly that comes from our own server.
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import address from 'zxing-wasm/reader/zxing_reader.wasm?url';

prepareZXingModule({ overrides: { locateFile: () => address } });

export async function readCode(video: HTMLVideoElement): Promise<string | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0) return null;
  const pixels = new OffscreenCanvas(width, height).getContext('2d');
  if (pixels === null) return null;
  pixels.drawImage(video, 0, 0);
  const [found] = await readBarcodes(pixels.getImageData(0, 0, width, height), {
    formats: ['QRCode', 'Code128', 'Code39'],
    maxNumberOfSymbols: 1,
  });
  return found?.text ?? null;
}
