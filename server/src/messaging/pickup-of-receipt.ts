// Where and until when the items of a receipt are picked up, for the emails about it.
import { pickupWindow } from '@hammerdock/domain/pickup/windows.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { formatPickupWindow, type Instant } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../context.ts';
import { readNow, type Db } from '../db/database.ts';
import { findVisit } from '../store/pickup/visits.ts';
import { findPickupTerms, findReceiptPickup } from '../store/pickup/pickup-windows.ts';

interface ReceiptPickup {
  /** Whether the receipt is paid, so that a pickup time can be chosen. */
  readonly isOpen: boolean;
  /** It suits a pickup time that the buyer has chosen before. */
  readonly hasTime: boolean;
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
  const time = isOpen ? await findTime(db, pickup, window) : null;
  return {
    isOpen,
    hasTime: time !== null,
    paragraphs: [
      isOpen
        ? `Pick up ${items} at ${place}: ${timesOf(window)}.`
        : `Once it’s paid, pick up ${items} at ${place}. If you pay today: ` +
          `${timesOf(window)}.`,
      'Items not picked up by then go back to auction with no refund.',
      ...(isOpen ? [`${timeText(time)} and have your Checkout QR Code ready.`] : []),
    ],
  };
}

const timeText = (time: Times | null): string =>
  time === null ? 'Choose a pickup time,' : `Come at your pickup time, ${timesOf(time)},`;

/** The time that the buyer has chosen at the center; null if none, or not in the window. */
async function findTime(
  db: Db,
  { userId, centerId }: { userId: string; centerId: string | null },
  window: Times,
): Promise<Times | null> {
  const visit = centerId === null ? undefined : await findVisit(db, { userId, centerId });
  const { startsAt = null, endsAt = null } = visit ?? {};
  if (startsAt === null || endsAt === null) return null;
  return startsAt >= window.startsAt && endsAt <= window.endsAt ? { startsAt, endsAt } : null;
}

interface Times {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

const timesOf = ({ startsAt, endsAt }: Times): string =>
  `${formatPickupWindow(startsAt, endsAt)} ET`;
