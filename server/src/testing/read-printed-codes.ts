// Reads the bar codes of a PDF as a scanner reads them from paper: its filled rectangles are
// rendered at the resolution of a label printer.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

export interface PrintedPage {
  readonly width: number;
  readonly height: number;
}

/** Of a printer of 300 dots per inch, a point has this many. */
const DOTS_PER_POINT = 300 / 72;
const STREAM = /\/Filter \/FlateDecode\s*>>\s*stream\r?\n/g;
const RECTANGLE = /(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re/g;

/** The codes of each page, from left to right in each row. */
export async function readPrintedCodes(
  pdf: Buffer,
  { width, height }: PrintedPage,
): Promise<{ format: string; text: string }[][]> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = Uint8Array.from(readFileSync(file)).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
  const pages = contentsOf(pdf).filter((content) => content.includes(' re'));
  return Promise.all(
    pages.map(async (content) => {
      const rects = [...content.matchAll(RECTANGLE)].map(
        ([, x, y, across, down]) => `<rect x="${x}" y="${y}" width="${across}" height="${down}"/>`,
      );
      const size = `width="${width * DOTS_PER_POINT}" height="${height * DOTS_PER_POINT}"`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}"
        shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/>
        ${rects.join('')}</svg>`;
      const picture = await sharp(Buffer.from(svg), { limitInputPixels: false }).png().toBuffer();
      const found = await readBarcodes(picture, { formats: ['Code128', 'QRCode'] });
      return found.map(({ format, text }) => ({ format, text }));
    }),
  );
}

/** The content of a page begins by turning the axis so that y counts from the top. */
function contentsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(STREAM)].flatMap(({ index, 0: head }) => {
    const start = index + head.length;
    const data = pdf.subarray(start, text.indexOf('endstream', start));
    const content = inflateSync(data, { finishFlush: 2 }).toString('latin1');
    return content.startsWith('1 0 0 -1') ? [content] : [];
  });
}
