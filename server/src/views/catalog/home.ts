// The banners and blocks of the home page.
import type { Banner, Block } from '@hammerdock/contract/shapes/catalog.ts';
import { photoAddress } from '@hammerdock/domain/catalog/lot-pictures.ts';
import type { BannerRow } from '../../store/catalog/banners.ts';
import type { HomeBlock } from '../../store/catalog/home-blocks.ts';
import { viewLotCard, viewLotTile } from '../auctions/lot.ts';

export const viewBanner = ({ picture, ...banner }: BannerRow): Banner => ({
  ...banner,
  avatarorg: picture === null ? null : photoAddress(picture),
  active: 1,
});

export function viewBlock(block: HomeBlock, viewerId: string | null): Block {
  const { brief, rows, ...described } = block;
  return brief
    ? { ...described, brief, lots: rows.map((row) => viewLotTile(row, viewerId)) }
    : { ...described, brief, lots: rows.map((row) => viewLotCard(row, viewerId)) };
}
