import type { AppContext } from '../context.ts';
import { findLotSubject } from '../store/addressees.ts';
import { lotLink } from './links.ts';
import { sendLetter } from './send-letter.ts';

/** The buyer's record that the goods changed hands, and a warning if it was not the buyer. */
export async function tellLotPickedUp(
  context: AppContext,
  { lotId, userId }: { lotId: string; userId: string },
): Promise<void> {
  const lot = await findLotSubject(context.workerDb, lotId);
  if (lot === null) return;
  await sendLetter(context, {
    userId,
    kind: 'pickup',
    template: 'lot-picked-up',
    reason: lotId,
    subject: `Picked up: ${lot.title}`,
    letter: {
      heading: 'Picked up',
      paragraphs: [
        `${lot.title} was handed over at the pickup center.`,
        'If you didn’t pick it up, please let your pickup center know right away.',
      ],
      button: { label: 'See the lot', href: lotLink(context, lotId) },
    },
  });
}
