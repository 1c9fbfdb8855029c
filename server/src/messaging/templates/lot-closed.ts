import { aroundTimeText } from '@hammerdock/contract/texts/pickup-words.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { AppContext } from '../../context.ts';
import { findLotSubject, type LotSubject } from '../../store/messaging/notification-subjects.ts';
import { listBiddersOfLots } from '../../store/auctions/lot-people.ts';
import { findExpectedReceipts } from '../../store/pickup/expected-receipts.ts';
import { chargeObstacle } from '../charge-obstacle.ts';
import { cardsLink, lotLink } from '../links.ts';
import { findOwnBid, type OwnBid } from '../own-bid.ts';
import { priceTextsFor, type PriceTexts } from '../price-text.ts';
import { sendNotification } from '../send-notification.ts';

/** Notifies the winner and all other bidders. */
export async function notifyLotClosed(
  context: AppContext,
  { lotId, winnerId }: { lotId: string; winnerId: string | null },
): Promise<void> {
  const lot = await findLotSubject(context.workerDb, lotId);
  if (lot === null) return;
  if (winnerId !== null) await notifyWon(context, lot, winnerId);
  for (const { userId } of await listBiddersOfLots(context.workerDb, [lotId])) {
    if (userId === winnerId) continue;
    await notifyLost(context, { lot, isSold: winnerId !== null, userId });
  }
}

async function notifyWon(context: AppContext, lot: LotSubject, userId: string): Promise<void> {
  const prices = await priceTextsFor(context.workerDb, userId);
  const bidCents = soldFor(lot);
  const total = `${prices.total(lot, bidCents)} (${prices.included(lot)} included)`;
  const [receipt] = await findExpectedReceipts(context.workerDb, [lot.id]);
  const obstacle = await chargeObstacle(context, userId);
  const seeLot = { label: 'See the lot', href: lotLink(context, lot.id) };
  await sendNotification(context, {
    userId,
    kind: 'won',
    template: 'lot-won',
    reason: lot.id,
    subject: `Congratulations, you won: ${lot.title}`,
    content: {
      heading: 'Congratulations, you have won this item',
      paragraphs: [
        prices.totalsOn
          ? `${lot.title} is yours for ${total}.`
          : `${lot.title} is yours. Your winning bid of ${dollarsOf(bidCents)} comes to ${total}.`,
        ...(obstacle === null ? [] : [obstacle]),
        receipt === undefined
          ? 'We’ll send your receipt once the whole auction closes.'
          : `We’ll ${obstacle === null ? 'charge your card and ' : ''}email your receipt with ` +
            `pickup times around ${aroundTimeText(receipt.expectedAt)}.`,
      ],
      ...(obstacle === null
        ? { button: seeLot }
        : {
            button: { label: 'Update your card', href: cardsLink(context) },
            footnotes: [seeLot],
          }),
    },
  });
}

async function notifyLost(
  context: AppContext,
  { lot, isSold, userId }: { lot: LotSubject; isSold: boolean; userId: string },
): Promise<void> {
  const prices = await priceTextsFor(context.workerDb, userId);
  const own = await findOwnBid(context.workerDb, lot, userId);
  await sendNotification(context, {
    userId,
    kind: 'lost',
    template: 'lot-lost',
    reason: lot.id,
    subject: `You didn’t win: ${lot.title}`,
    content: {
      heading: 'You didn’t win this one',
      paragraphs: [`${lot.title} has closed. ${outcomeText(lot, isSold, { prices, own })}`],
      button: { label: 'See the lot', href: lotLink(context, lot.id) },
    },
  });
}

/** The price, which is public, beside the reader's own bid. */
function outcomeText(
  lot: LotSubject,
  isSold: boolean,
  { prices, own }: { prices: PriceTexts; own: OwnBid | null },
): string {
  const amount = (cents: Cents) => (prices.totalsOn ? prices.total(lot, cents) : dollarsOf(cents));
  const result = isSold ? `It sold for ${amount(soldFor(lot))}` : 'It didn’t sell';
  const ownText = own === null ? '' : `; your ${own.name} was ${amount(own.maxCents)}`;
  const hasTotals = prices.totalsOn && (isSold || own !== null);
  return `${result}${ownText}${hasTotals ? ` (${prices.included(lot)} included)` : ''}.`;
}

const soldFor = ({ hammerCents, priceCents }: LotSubject): Cents => hammerCents ?? priceCents ?? 0;
