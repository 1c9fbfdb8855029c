// A photo of a lot as its seller sees it.
import type { SellerPhoto } from '@hammerdock/contract/shapes/seller-lot.ts';
import { photoAddress } from '@hammerdock/domain/catalog/lot-pictures.ts';
import type { LotPhotoRow, NewLotPhoto } from '../../store/auctions/lot-photos.ts';

const NO_CAPTION = { filename: '', title: '', description: '' } as const;

export const viewSellerPhoto = ({
  name,
  filename,
  title,
  description,
}: LotPhotoRow): SellerPhoto => ({
  name,
  address: photoAddress(name) ?? '',
  filename,
  title,
  description,
});

/** In the order of the names; those without a row have no caption. */
export function viewSellerPhotos(
  names: readonly string[],
  rows: readonly LotPhotoRow[],
): SellerPhoto[] {
  const known = new Map(rows.map((row) => [row.name, row]));
  return names.map((name) => viewSellerPhoto(known.get(name) ?? { name, ...NO_CAPTION }));
}

export const viewNewPhoto = ({ name, width, height }: NewLotPhoto) => ({
  ...viewSellerPhoto({ name, ...NO_CAPTION }),
  file_name: `${name}.webp`,
  width,
  height,
});
