// Pictures from users' devices and cameras.
import * as z from 'zod';
import { commandWithFiles } from '../call.ts';
import { receivedFiles, uploadedPicture } from '../shapes/upload.ts';

const SIDE_MAX = 2000;
const side = z.coerce.number().int().min(1).max(SIDE_MAX).default(500);

export const uploads = {
  muliple_img_uploader: commandWithFiles({
    group: 'common',
    access: 'buyer',
    summary: 'Uploads pictures, as multipart: JPEG, PNG, WebP, AVIF or GIF, all of them or none.',
    input: z.strictObject({
      /** The folder that the client names: one of this list, otherwise ignored (R46). */
      folder: z.enum(['messages']).default('messages'),
      file_upload: receivedFiles,
      /** From a webcam: scaled down to fit these dimensions. */
      isCompress: z.stringbool().default(false),
      quality: z.coerce.number().int().min(1).max(100).default(80),
      resultWidth: side,
      resultHeight: side,
    }),
    output: z.object({ responseData: z.object({ files: z.array(uploadedPicture) }) }),
    refusals: [
      'FileTypeUnexpected',
      'FileTooLarge',
      'TooManyFiles',
      'UploadQuotaReached',
      'StorageFull',
      'ImpersonatorMayNot',
    ],
    limit: { max: 120, seconds: 3600, per: 'account' },
  }),
} as const;
