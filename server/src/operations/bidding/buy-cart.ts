// Buys everything in a cart, or nothing (PAY-08): under the row locks of the pieces, like every
// purchase (R50), with a receipt per auction.
import {
  cartLineOf,
  cartShipping,
  cartTotals,
  type CartLineFigures,
} from '@hammerdock/domain/invoicing/cart.ts';
import { shippingTermsOf, type ShippingTerms } from '@hammerdock/domain/invoicing/shipping.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import type { Tx } from '../../db/database.ts';
import { lockLot, type LockedLot } from '../../store/auctions/lot-locks.ts';
import { listPieces, takeCart, type CartRow, type PieceRow } from '../../store/invoices/cart.ts';
import { givenOf } from '../invoices/read-cart.ts';
import { decidePurchase, recordPurchases, type PurchaseRefusal, type Sale } from './buy-lot.ts';

export interface BoughtCart {
  readonly receipts: readonly { readonly invoiceId: string; readonly totalCents: Cents }[];
  readonly payUntil: Instant;
}

interface CartOrder {
  readonly buyerId: string;
  /** The total that the buyer was shown; undefined if none was sent. */
  readonly statedCents: Cents | undefined;
}

export type CartRefusal = PurchaseRefusal | 'CartEmpty' | 'PiecesGone';

/** Why this piece cannot be bought, while another one of the offer may. */
const GONE: readonly PurchaseRefusal[] = [
  'NotFound',
  'LotNotOpen',
  'LotClosed',
  'BuyNowEnded',
  'BoughtAlready',
  'BoughtByYou',
  'BuyNowLapsed',
];

interface ChosenPiece extends Sale {
  readonly figures: CartLineFigures;
  readonly shipping: ShippingTerms | null;
}

export async function buyCart(
  tx: Tx,
  { buyerId, statedCents }: CartOrder,
): Promise<Result<BoughtCart, CartRefusal>> {
  const lines = await takeCart(tx, buyerId);
  if (lines.length === 0) return refused('CartEmpty');
  const offerIds = lines.map(({ lotId }) => lotId);
  const pieces = await listPieces(tx, buyerId, offerIds);
  const locked = await lockPieces(tx, pieces);
  const chosen: ChosenPiece[] = [];
  for (const line of lines) {
    const own = pieces.filter(({ offerId }) => offerId === line.lotId);
    const found = await choosePieces(tx, { line, own, locked, buyerId });
    if (!found.ok) return found;
    chosen.push(...found.value);
  }
  const dueCents = totalOf(chosen);
  if (statedCents !== undefined && statedCents !== dueCents) {
    return refused('AmountMismatch', { dueCents });
  }
  return ok(await recordReceipts(tx, chosen));
}

/** In the order of their ids, so that two carts with the same offers cannot deadlock. */
async function lockPieces(
  tx: Tx,
  pieces: readonly PieceRow[],
): Promise<ReadonlyMap<string, LockedLot>> {
  const locked = new Map<string, LockedLot>();
  const free = pieces.filter(({ isAvailable }) => isAvailable).map(({ lotId }) => lotId);
  for (const lotId of free.toSorted()) {
    const lot = await lockLot(tx, lotId);
    if (lot !== null) locked.set(lotId, lot);
  }
  return locked;
}

interface Choosing {
  readonly line: CartRow;
  readonly own: readonly PieceRow[];
  readonly locked: ReadonlyMap<string, LockedLot>;
  readonly buyerId: string;
}

async function choosePieces(
  tx: Tx,
  { line, own, locked, buyerId }: Choosing,
): Promise<Result<ChosenPiece[], CartRefusal>> {
  const chosen: ChosenPiece[] = [];
  for (const piece of own) {
    if (chosen.length === line.qty) break;
    const lot = locked.get(piece.lotId);
    if (lot === undefined) continue;
    const order = { lotId: lot.id, buyerId, statedCents: undefined };
    const decided = await decidePurchase(tx, lot, order);
    if (decided.ok) {
      const figures = cartLineOf(givenOf(piece, decided.value.exempt), 1);
      chosen.push({ lot, ...decided.value, figures, shipping: shippingTermsOf(piece) });
    } else if (!GONE.includes(decided.refusal)) return decided;
  }
  if (chosen.length === line.qty) return ok(chosen);
  return refused('PiecesGone', { available: chosen.length, title: own[0]?.title ?? '' });
}

const totalOf = (pieces: readonly ChosenPiece[]): Cents =>
  cartTotals(pieces.map(({ figures }) => figures)).totalCents +
  cartShipping(pieces.map(({ lot: { auctionId }, shipping }) => ({ auctionId, qty: 1, shipping })));

async function recordReceipts(tx: Tx, chosen: readonly ChosenPiece[]): Promise<BoughtCart> {
  const receipts: { invoiceId: string; totalCents: Cents }[] = [];
  const times: Instant[] = [];
  for (const sales of Map.groupBy(chosen, ({ lot }) => lot.auctionId).values()) {
    const { invoiceId, payUntil } = await recordPurchases(tx, sales);
    receipts.push({ invoiceId, totalCents: totalOf(sales) });
    times.push(payUntil);
  }
  return { receipts, payUntil: Math.min(...times) };
}
