// Converts an uploaded file into a WebP picture. Only the pixels are stored: no name, metadata,
// script or embedded file.
import { open } from 'node:fs/promises';
import { PICTURE_SIZE } from '@hammerdock/domain/catalog/picture.ts';
import {
  hasPictureSignature,
  SIGNATURE_BYTES,
} from '@hammerdock/domain/checks/picture-signature.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import sharp from 'sharp';

const PIXELS_MAX = 50_000_000;
const QUALITY = 82;
/** As wide as every picture; tall ones are no taller than this. */
const FULL: TargetSize = { width: PICTURE_SIZE.width, height: 2000, quality: QUALITY };

/** The box that a picture must fit into; its proportions stay and it is never enlarged. */
export interface TargetSize {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

export interface NormalizedPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  /** The format of the uploaded file, such as jpeg. */
  readonly format: string;
}

export type NormalizeRefusal = 'FileTypeUnexpected' | 'FileTooLarge';

/** Of a file, or of its content. */
export async function normalizePicture(
  file: string | Buffer,
  target: TargetSize | null,
): Promise<Result<NormalizedPicture, NormalizeRefusal>> {
  if (!(await startsAsPicture(file))) return refused('FileTypeUnexpected');
  const { width, height, quality } = target ?? FULL;
  try {
    const {
      width: across,
      height: down,
      format,
    } = await sharp(file, { limitInputPixels: false }).metadata();
    if (across * down > PIXELS_MAX) return refused('FileTooLarge');
    const { data, info } = await sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'warning' })
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    return ok({ content: data, width: info.width, height: info.height, format });
  } catch {
    // It is in memory or on the local disk, so the failure is caused by its content.
    return refused('FileTypeUnexpected');
  }
}

async function startsAsPicture(file: string | Buffer): Promise<boolean> {
  if (typeof file !== 'string') return hasPictureSignature(file);
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(SIGNATURE_BYTES),
      0,
      SIGNATURE_BYTES,
      0,
    );
    return hasPictureSignature(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}
