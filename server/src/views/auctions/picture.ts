// Names of a lot's pictures → the pictures of the specification.
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { labelAddress, photoAddress } from '@hammerdock/domain/catalog/lot-pictures.ts';

type Attachment = LotCard['attachments'][number];

/** All pictures, the lot's label last. */
export function viewPictures({ images, lpn }: { images: unknown; lpn: string }): Attachment[] {
  const label = labelAddress(lpn);
  return [...photosOf(images), ...(label === null ? [] : [label])].map(attach);
}

/** The pictures of a lot in a list. */
export const viewFirstPictures = (images: unknown, count: number): Attachment[] =>
  photosOf(images).slice(0, count).map(attach);

/** The main picture of a lot in a list. */
export const viewFirstPicture = (images: unknown): string | null => photosOf(images)[0] ?? null;

/** Without the label. */
export const countPhotos = (images: unknown): number => photosOf(images).length;

function photosOf(images: unknown): string[] {
  const names = Array.isArray(images) ? images.filter((name) => typeof name === 'string') : [];
  return names.map(photoAddress).filter((address) => address !== null);
}

const attach = (avatarorg: string): Attachment => ({
  avatarorg,
  type: 'image',
  file_name: avatarorg.slice(avatarorg.lastIndexOf('/') + 1),
});
