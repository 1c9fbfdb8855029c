import { toDollars } from '@hammerdock/domain/money.ts';
import type { House } from '../context.ts';
import { findLotSubject } from '../store/addressees.ts';
import { lotLink } from './links.ts';
import { sendLetter } from './send-letter.ts';

/** R13: a rival took a bid back, and the lead fell to this bidder. */
export async function tellLeadingAgain(
  house: House,
  { lotId, sequence, userId }: { lotId: string; sequence: number; userId: string },
): Promise<void> {
  const lot = await findLotSubject(house.workerDb, lotId);
  if (lot === null || lot.phase !== 'open' || lot.leaderId !== userId) return;
  await sendLetter(house, {
    userId,
    kind: 'leading',
    template: 'leading-again',
    reason: `${lotId} ${sequence}`,
    subject: `You're winning again: ${lot.title}`,
    letter: {
      heading: "You're winning again",
      paragraphs: [
        `Another bidder took a bid back. ${lot.title} now stands at ` +
          `${toDollars(lot.priceCents ?? 0)}, and you lead.`,
      ],
      button: { label: 'See the lot', href: lotLink(house, lotId) },
    },
  });
}
