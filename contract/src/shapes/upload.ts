// Pictures that people send, and what they say of them.
import { CAPTION_MAX, checkCaption, type Caption } from '@hammerdock/domain/checks/caption.ts';
import * as z from 'zod';

/**
 * A file that came with a call, as it lies on the server until the call has ended. Only the
 * server makes one: whatever JSON says, it is none.
 */
export class ReceivedFile {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

/** What one call may carry; whatever is more is not even read. */
export const FILES_MAX = 10;
export const FILE_BYTES_MAX = 10 * 1024 * 1024;

/** Each of several files comes in a field of this one name. */
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

/** An upload that goes along with a message. */
export const sentPicture = z.strictObject({
  /** As the upload was answered. */
  file_name: z.string().max(80),
  caption: z
    .strictObject({
      filename: captionText('filename'),
      title: captionText('title'),
      description: captionText('description'),
    })
    .nullable()
    .default(null),
});

export const uploadedPicture = z.object({
  file_name: z.string(),
  /** Only for whoever uploaded it, and for admins. */
  address: z.string(),
  width: z.int(),
  height: z.int(),
});

export const shownPicture = uploadedPicture.extend({
  caption: z
    .object({ filename: z.string(), title: z.string(), description: z.string() })
    .nullable(),
});
