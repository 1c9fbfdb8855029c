// Uploaded pictures and their captions.
import { PICTURE_BYTES_MAX } from '@hammerdock/domain/auctions/seller-limits.ts';
import { CAPTION_MAX, checkCaption, type Caption } from '@hammerdock/domain/checks/caption.ts';
import * as z from 'zod';

/**
 * A file that was sent with a call, stored on the server until the call has ended. Only the server
 * creates one: no JSON value matches.
 */
export class ReceivedFile {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

/** The limits of one call; anything beyond is not read. */
export const FILES_MAX = 10;
export const FILE_BYTES_MAX = PICTURE_BYTES_MAX;

/** Several files are sent in fields of this one name. */
export const receivedFiles = z
  .preprocess(
    (given) => (given instanceof ReceivedFile ? [given] : given),
    z
      .array(z.instanceof(ReceivedFile, { error: 'Please choose a picture.' }), {
        error: 'Please choose a picture.',
      })
      .min(1, { error: 'Please choose a picture.' })
      .max(FILES_MAX),
  )
  .meta({ type: 'array', items: { type: 'string', format: 'binary' } });

const captionText = (field: keyof Caption) =>
  z
    .string({ error: checkCaption(field, '') ?? '' })
    .trim()
    .min(1, { error: checkCaption(field, '') ?? '' })
    .max(CAPTION_MAX[field]);

export const captionFields = {
  filename: captionText('filename'),
  title: captionText('title'),
  description: captionText('description'),
};

const SIDE_MAX = 2000;
const side = z.coerce.number().int().min(1).max(SIDE_MAX).default(500);

/** Multipart fields, asked for by a webcam: scaled down to fit these dimensions. */
export const compressionFields = {
  isCompress: z.stringbool().default(false),
  quality: z.coerce.number().int().min(1).max(100).default(80),
  resultWidth: side,
  resultHeight: side,
};

/** An upload that is attached to a message. */
export const sentPicture = z.strictObject({
  /** As returned by the upload. */
  file_name: z.string().max(80),
  caption: z.strictObject(captionFields).nullable().default(null),
});

export const uploadedPicture = z.object({
  file_name: z.string(),
  /** Only for its owner and for admins. */
  address: z.string(),
  width: z.int(),
  height: z.int(),
});

export const shownPicture = uploadedPicture.extend({
  caption: z
    .object({ filename: z.string(), title: z.string(), description: z.string() })
    .nullable(),
});
