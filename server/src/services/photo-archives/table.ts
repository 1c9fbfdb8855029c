import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { addArchivePhotos } from './addArchivePhotos.ts';
import { assignArchivePhotos } from './assignArchivePhotos.ts';
import { cancelPhotoArchive } from './cancelPhotoArchive.ts';
import { detachArchivePhotos } from './detachArchivePhotos.ts';
import { getArchivePhoto } from './getArchivePhoto.ts';
import { getPhotoArchive } from './getPhotoArchive.ts';
import { listPhotoArchives } from './listPhotoArchives.ts';
import { searchArchiveLots } from './searchArchiveLots.ts';
import { startPhotoArchive } from './startPhotoArchive.ts';
import { unassignArchivePhotos } from './unassignArchivePhotos.ts';
import { uploadArchivePart } from './uploadArchivePart.ts';

export const photoArchivesTable: ServiceTable<typeof photoArchives> = {
  startPhotoArchive,
  uploadArchivePart,
  listPhotoArchives,
  getPhotoArchive,
  getArchivePhoto,
  searchArchiveLots,
  assignArchivePhotos,
  detachArchivePhotos,
  unassignArchivePhotos,
  addArchivePhotos,
  cancelPhotoArchive,
};
