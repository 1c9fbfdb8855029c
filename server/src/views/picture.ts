// A lot's pictures as the specification lists them. The column holds file names only.
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { NO_PICTURE } from '@hammerdock/domain/catalog/picture.ts';

export function viewPictures(images: unknown): LotCard['attachments'] {
  const files = Array.isArray(images) ? images.filter((file) => typeof file === 'string') : [];
  return (files.length > 0 ? files : [NO_PICTURE]).map((file) => ({
    avatarorg: `/pictures/${file}`,
    type: 'image' as const,
    file_name: file,
  }));
}
