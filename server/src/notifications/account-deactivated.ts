import type { House } from '../context.ts';
import { openInvoicesLink } from './links.ts';
import { sendLetter } from './send-letter.ts';

/** R24. The fact's own number tells one deactivation from the next. */
export const tellDeactivated = (
  house: House,
  { userId, factId }: { userId: string; factId: number },
): Promise<void> =>
  sendLetter(house, {
    userId,
    kind: 'account',
    template: 'account-deactivated',
    reason: String(factId),
    subject: 'Your account is deactivated',
    letter: {
      heading: 'Your account is deactivated',
      paragraphs: [
        'A receipt of yours is unpaid. Until it is paid you cannot place new bids.',
        'Bids that stand remain valid. Paying every unpaid receipt opens your account again.',
      ],
      button: { label: 'See your receipts', href: openInvoicesLink(house) },
    },
  });
