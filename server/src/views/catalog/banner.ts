import type { Banner } from '@hammerdock/contract/shapes/catalog.ts';
import { photoAddress } from '@hammerdock/domain/catalog/lot-pictures.ts';
import type { BannerRow } from '../../store/catalog/banners.ts';

export const viewBanner = ({ picture, ...banner }: BannerRow): Banner => ({
  ...banner,
  avatarorg: picture === null ? null : photoAddress(picture),
  active: 1,
});
