// Names of a lot's pictures → the pictures of the specification.
import type { LotCard, LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { labelAddress, photoAddress } from '@hammerdock/domain/catalog/lot-pictures.ts';
import type { LotPhotoRow } from '../../store/auctions/lot-photos.ts';

type Attachment = LotCard['attachments'][number];
type CaptionedPicture = LotDetail['attachments'][number];

/** All pictures with their captions, the lot's label last. */
export function viewPictures(
  { images, lpn }: { images: unknown; lpn: string },
  captions: readonly LotPhotoRow[],
): CaptionedPicture[] {
  const known = new Map(captions.map((row) => [photoAddress(row.name), row]));
  const label = labelAddress(lpn);
  return [...photosOf(images), ...(label === null ? [] : [label])].map((address) => {
    const { title = '', description = '' } = known.get(address) ?? {};
    return { ...attach(address), title, description };
  });
}

/** The names of a lot's photos. */
export const photoNamesOf = (images: unknown): string[] =>
  Array.isArray(images) ? images.filter((name) => typeof name === 'string') : [];

/** The pictures of a lot in a list. */
export const viewFirstPictures = (images: unknown, count: number): Attachment[] =>
  photosOf(images).slice(0, count).map(attach);

/** The main picture of a lot in a list. */
export const viewFirstPicture = (images: unknown): string | null => photosOf(images)[0] ?? null;

/** Without the label. */
export const countPhotos = (images: unknown): number => photosOf(images).length;

function photosOf(images: unknown): string[] {
  return photoNamesOf(images)
    .map(photoAddress)
    .filter((address) => address !== null);
}

const attach = (avatarorg: string): Attachment => ({
  avatarorg,
  type: 'image',
  file_name: avatarorg.slice(avatarorg.lastIndexOf('/') + 1),
});
