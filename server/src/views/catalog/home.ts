// The banners and blocks of the home page.
import type { Banner, Block, InPlay } from '@hammerdock/contract/shapes/catalog.ts';
import { photoAddress } from '@hammerdock/domain/catalog/lot-pictures.ts';
import { countOf, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { formatPickupTime, toIso } from '@hammerdock/domain/time.ts';
import type { BannerRow } from '../../store/catalog/banners.ts';
import type { HomeBlock } from '../../store/catalog/home-blocks.ts';
import type { InPlay as InPlayRow } from '../../store/catalog/in-play.ts';
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

export const viewInPlay = ({ outbid, winning, won, pickUpBy, ...unpaid }: InPlayRow): InPlay => ({
  outbid,
  winning,
  won,
  pick_up_by: pickUpBy === null ? null : toIso(pickUpBy),
  to_pay: toPayText(unpaid),
});

/** A sentence, since the home page loads as little code as possible. */
function toPayText({
  unpaidReceipts,
  dueCents,
  payBy,
}: Pick<InPlayRow, 'unpaidReceipts' | 'dueCents' | 'payBy'>): string | null {
  if (payBy === null) return null;
  const receipts = countOf(unpaidReceipts, 'receipt');
  return `${receipts} to pay, ${dollarsOf(dueCents)}, by ${formatPickupTime(payBy)}`;
}
