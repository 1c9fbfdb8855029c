import type { lotPhotos } from '@hammerdock/contract/services/seller/lot-photos.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { setLotPhotos } from './setLotPhotos.ts';
import { setPhotoCaption } from './setPhotoCaption.ts';
import { uploadLotPhotos } from './uploadLotPhotos.ts';

export const lotPhotosTable: ServiceTable<typeof lotPhotos> = {
  uploadLotPhotos,
  setPhotoCaption,
  setLotPhotos,
};
