import type { AppContext } from '../../context.ts';
import { findLotSubject, type LotSubject } from '../../store/messaging/notification-subjects.ts';
import { listBiddersOfLots } from '../../store/auctions/lot-people.ts';
import { homeLink, lotLink } from '../links.ts';
import { priceTextsFor } from '../price-text.ts';
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
    if (userId !== winnerId) await notifyLost(context, lot, userId);
  }
}

async function notifyWon(context: AppContext, lot: LotSubject, userId: string): Promise<void> {
  const prices = await priceTextsFor(context.workerDb, userId);
  const price = prices.price(lot, lot.priceCents ?? 0);
  await sendNotification(context, {
    userId,
    kind: 'won',
    template: 'lot-won',
    reason: lot.id,
    subject: `Congratulations, you won: ${lot.title}`,
    content: {
      heading: 'Congratulations, you have won this item',
      paragraphs: [
        `${lot.title} is yours${prices.totalsOn ? ' for' : '. Your winning bid was'} ${price}.`,
        'We’ll send your receipt once the whole auction closes.',
      ],
      button: { label: 'See the lot', href: lotLink(context, lot.id) },
    },
  });
}

const notifyLost = (context: AppContext, lot: LotSubject, userId: string): Promise<void> =>
  sendNotification(context, {
    userId,
    kind: 'lost',
    template: 'lot-lost',
    reason: lot.id,
    subject: `You didn’t win: ${lot.title}`,
    content: {
      heading: 'You didn’t win this one',
      paragraphs: [`${lot.title} has closed. There’s plenty more to bid on.`],
      button: { label: 'Find something else', href: homeLink(context) },
    },
  });
