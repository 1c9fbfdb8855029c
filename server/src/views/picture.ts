// A lot's pictures as the specification lists them. The column holds file names only.
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';

const PLACEHOLDER = 'no-picture.svg';

export function viewPictures(images: unknown): LotCard['attachments'] {
  const files = Array.isArray(images) ? images.filter((file) => typeof file === 'string') : [];
  return (files.length > 0 ? files : [PLACEHOLDER]).map((file) => ({
    avatarorg: `/pictures/${file}`,
    type: 'image' as const,
    file_name: file,
  }));
}
