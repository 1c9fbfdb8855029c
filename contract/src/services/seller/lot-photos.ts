// Photos that sellers upload for their lots.
import { LOT_PHOTOS_MAX } from '@hammerdock/domain/catalog/draft-lot.ts';
import * as z from 'zod';
import { command, commandWithFiles } from '../../call.ts';
import { sellerPhoto } from '../../shapes/seller-lot.ts';
import { captionFields, compressionFields, receivedFiles } from '../../shapes/upload.ts';

const photoName = z.string().min(1).max(80);

export const lotPhotos = {
  uploadLotPhotos: commandWithFiles({
    group: 'seller',
    access: 'seller',
    summary: 'Uploads photos of lots, as multipart, all of them or none. The files are preserved.',
    input: z.strictObject({
      seller_id: z.string().max(40).optional(),
      file_upload: receivedFiles,
      ...compressionFields,
    }),
    output: z.object({
      responseData: z.object({
        files: z.array(
          sellerPhoto.extend({ file_name: z.string(), width: z.int(), height: z.int() }),
        ),
      }),
    }),
    refusals: [
      'FileTypeUnexpected',
      'FileTooLarge',
      'TooManyFiles',
      'PhotoQuotaReached',
      'StorageFull',
      'NotFound',
      'SellerMissing',
      'ImpersonatorMayNot',
    ],
    limit: { max: 3000, seconds: 3600, per: 'account' },
  }),
  setPhotoCaption: command({
    group: 'seller',
    access: 'seller',
    summary: 'Sets the caption of a photo, which describes it to buyers who cannot see it.',
    input: z.strictObject({ name: photoName, ...captionFields }),
    output: z.object({ photo: sellerPhoto }),
    refusals: ['NotFound', 'ImpersonatorMayNot'],
    successMessage: 'Caption saved',
  }),
  setLotPhotos: command({
    group: 'seller',
    access: 'seller',
    summary: 'Sets the photos of a lot and their order; to a published lot, photos can be added.',
    input: z.strictObject({
      lot_id: z.string().max(40),
      /** The version of a draft that the photos were chosen for; null for a published lot. */
      version: z.int().nullable(),
      photos: z.array(photoName).max(LOT_PHOTOS_MAX),
    }),
    output: z.object({
      /** null for a published lot. */
      version: z.int().nullable(),
      photos: z.array(sellerPhoto),
    }),
    refusals: [
      'NotFound',
      'PictureGone',
      'PhotosTwice',
      'PhotosAddedOnly',
      'PhotosFinal',
      'LotChanged',
      'ImpersonatorMayNot',
    ],
  }),
} as const;
