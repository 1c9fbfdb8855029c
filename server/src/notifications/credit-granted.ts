import { toDollars } from '@hammerdock/domain/money.ts';
import type { Facts } from '../facts/fact.ts';
import type { House } from '../context.ts';
import { creditsLink } from './links.ts';
import { sendLetter } from './send-letter.ts';

const WHY = {
  'coupon redeemed': 'Your coupon was applied.',
  'invite rewarded': 'Someone you invited has paid a first receipt. Thank you for bringing them.',
} as const;

export const tellCreditGranted = (
  house: House,
  { userId, journalId, amountCents, reason }: Facts['credit.granted'],
): Promise<void> =>
  sendLetter(house, {
    userId,
    kind: 'credit',
    template: 'credit-granted',
    reason: journalId,
    subject: `You have ${toDollars(amountCents)} of new credit`,
    letter: {
      heading: `${toDollars(amountCents)} of credit for you`,
      paragraphs: [WHY[reason], 'Choose at the checkout whether to use it for a receipt.'],
      button: { label: 'See my credits', href: creditsLink(house) },
    },
  });
