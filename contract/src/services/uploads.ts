// Pictures from users' devices and cameras.
import * as z from 'zod';
import { commandWithFiles } from '../call.ts';
import { compressionFields, receivedFiles, uploadedPicture } from '../shapes/upload.ts';

export const uploads = {
  muliple_img_uploader: commandWithFiles({
    group: 'common',
    access: 'buyer',
    summary: 'Uploads pictures, as multipart: JPEG, PNG, WebP, AVIF or GIF, all of them or none.',
    input: z.strictObject({
      /** The folder that the client names: one of this list, otherwise ignored (R46). */
      folder: z.enum(['messages']).default('messages'),
      file_upload: receivedFiles,
      ...compressionFields,
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
