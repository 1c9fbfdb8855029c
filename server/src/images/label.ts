// Renders the label of a lot as it is stuck to the goods: its number as a Code 128 barcode.
import path from 'node:path';
import { PICTURE_SIZE, type PictureWidth } from '@hammerdock/domain/catalog/picture.ts';
import bwip from 'bwip-js/node';
import sharp from 'sharp';

/** A photo of a blank label, and the position of the barcode in it. */
const BLANK = path.join(import.meta.dirname, '../../assets/label-blank.webp');
const FIELD = { left: 212, top: 300, width: 576, height: 190 } as const;

export async function renderLabel(lpn: string, width: PictureWidth): Promise<Buffer> {
  const barcode = bwip.toSVG({
    bcid: 'code128',
    text: lpn,
    height: 14,
    includetext: true,
    textxalign: 'center',
    textsize: 9,
    textgaps: 2,
    barcolor: '1c1d1f',
    textcolor: '1c1d1f',
  });
  const bars = await sharp(Buffer.from(barcode), { density: 160 })
    .resize({ ...sizeOf(FIELD), fit: 'contain', background: '#fdfdfb' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { data, info } = await sharp(BLANK)
    .composite([{ input: bars, left: FIELD.left, top: FIELD.top, blend: 'multiply' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: fullWidth, height, channels } = info;
  const label = sharp(data, { raw: { width: fullWidth, height, channels } });
  const sized = width === PICTURE_SIZE.width ? label : label.resize({ width });
  return sized.webp({ quality: 82 }).toBuffer();
}

const sizeOf = ({ width, height }: typeof FIELD) => ({ width, height });
