// What lists of a seller's lots say about each.
import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { dollars } from '@hammerdock/domain/text/format.ts';

export const nameOf = (lot: SellerLotRow): string => lot.title || lot.lpn || 'Untitled lot';

export function auctionOf({ auction, status }: SellerLotRow): string {
  if (auction === null) return 'In stock';
  const name = `#${auction.number} ${auction.title}`;
  return status === 'draft' && auction.published ? `Not yet in ${name}` : name;
}

export const priceOf = ({ sale }: SellerLotRow): string =>
  sale === null || sale.price === null ? '–' : dollars(sale.price);

/** What became of a published lot; empty while there is nothing to say. */
export function resultOf({ sale, relisted_as: again }: SellerLotRow): string {
  if (again !== null) {
    return `Relisted (${again.status}, ${again.auction ?? 'in stock'})`;
  }
  if (sale === null || sale.winner === null) return '';
  const payment = sale.payment === null ? 'not billed yet' : PAYMENTS[sale.payment];
  return `${sale.winner}, ${payment}, ${sale.pickup}`;
}

const PAYMENTS = { paid: 'paid', unpaid: 'unpaid', void: 'never paid' } as const;
