// What a seller reads after saving a lot.
import type { SellerLot } from '../shapes/seller-lot.ts';

interface SavedLot {
  readonly lot: SellerLot;
  /** Now, to a published auction. */
  readonly added: boolean;
}

export function savedLotText({ lot, added }: SavedLot, otherwise: string): string {
  const { auction, status, lot_number: number, problems } = lot;
  if (auction === null || !auction.published) return otherwise;
  if (added) return `Added to auction #${auction.number}, lot ${number}.`;
  if (status !== 'draft') return otherwise;
  const missing = problems.map(({ problem }) => problem).join(' ');
  return `Saved as a draft. It isn’t in auction #${auction.number} yet. ${missing}`.trim();
}
