import { toDollars } from '@hammerdock/domain/money.ts';
import type { Facts } from '../facts/fact.ts';
import type { AppContext } from '../context.ts';
import { creditsLink } from './links.ts';
import { sendLetter } from './send-letter.ts';

const WHY = {
  'coupon redeemed': 'Your coupon was applied.',
  'invite rewarded':
    'Someone you invited paid their first receipt. Thank you for spreading the word.',
} as const;

export const tellCreditGranted = (
  context: AppContext,
  { userId, journalId, amountCents, reason }: Facts['credit.granted'],
): Promise<void> =>
  sendLetter(context, {
    userId,
    kind: 'credit',
    template: 'credit-granted',
    reason: journalId,
    subject: `You have ${toDollars(amountCents)} of new credit`,
    letter: {
      heading: `${toDollars(amountCents)} of credit for you`,
      paragraphs: [WHY[reason], 'You can use it at checkout.'],
      button: { label: 'See my credits', href: creditsLink(context) },
    },
  });
