// Where and until when the items of a receipt are picked up, for the emails about it.
import { pickupWindow } from '@hammerdock/domain/pickup/windows.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { formatPickupWindow, type Instant } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../context.ts';
import { readNow } from '../db/database.ts';
import { findPickupTerms, findReceiptPickup } from '../store/pickup/pickup-windows.ts';

interface ReceiptPickup {
  /** Whether the receipt is paid, so that a pickup time can be chosen. */
  readonly isOpen: boolean;
  readonly paragraphs: readonly string[];
}

/** null: nothing is picked up, or nothing is left. */
export async function pickupOfReceipt(
  { workerDb: db }: AppContext,
  invoiceId: string,
): Promise<ReceiptPickup | null> {
  const pickup = await findReceiptPickup(db, invoiceId);
  if (pickup === undefined || pickup.waitingCount === 0) return null;
  const { name, address, city, state, zip, startsAt, endsAt } = pickup;
  const place = `${name}, ${address}, ${city}, ${state} ${zip}`;
  const isOpen = startsAt !== null && endsAt !== null;
  const window = isOpen
    ? { startsAt, endsAt }
    : pickupWindow({ paidAt: await readNow(db), ...(await findPickupTerms(db, invoiceId)) });
  const items = countOf(pickup.waitingCount, 'item');
  return {
    isOpen,
    paragraphs: [
      isOpen
        ? `Pick up ${items} at ${place}: ${timesOf(window)}.`
        : `Once it’s paid, pick up ${items} at ${place}. If you pay today: ` +
          `${timesOf(window)}.`,
      'Items not picked up by then go back to auction with no refund.',
      ...(isOpen ? ['Choose a pickup time, and have your Checkout QR Code ready.'] : []),
    ],
  };
}

const timesOf = ({ startsAt, endsAt }: { startsAt: Instant; endsAt: Instant }): string =>
  `${formatPickupWindow(startsAt, endsAt)} ET`;
