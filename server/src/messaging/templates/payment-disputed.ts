import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { AppContext } from '../../context.ts';
import type { EventPayloads } from '../../events/domain-event.ts';
import { findDisputeSubject } from '../../store/messaging/notification-subjects.ts';
import { homeLink, openInvoicesLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

type Step = EventPayloads['payment.disputed']['step'];

interface Texts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** R59: notifies the buyer and the seller of what a dispute means for them. */
export async function notifyDispute(
  context: AppContext,
  { disputeId, step, decision }: EventPayloads['payment.disputed'],
): Promise<void> {
  const dispute = await findDisputeSubject(context.workerDb, disputeId);
  if (dispute === undefined) return;
  const amount = dollarsOf(dispute.amountCents);
  const what = dispute.number === null ? 'a deposit' : `receipt ${dispute.number}`;
  const isChanged = decision > 1;
  const of = `${disputeId} ${step}${isChanged ? ` ${decision}` : ''}`;
  const toBuyer = withChange(BUYER[step](amount, what), isChanged);
  await sendNotification(context, {
    userId: dispute.userId,
    kind: 'account',
    template: `dispute-${step}`,
    reason: of,
    subject: toBuyer.subject,
    content: {
      heading: toBuyer.subject,
      paragraphs: [...toBuyer.paragraphs],
      button: { label: 'See your receipts', href: openInvoicesLink(context) },
    },
  });
  if (dispute.sellerId === null) return;
  const cost = dollarsOf(dispute.lostHammerCents);
  const toSeller = withChange(SELLER[step](amount, what, cost), isChanged);
  await sendNotification(context, {
    userId: dispute.sellerId,
    kind: 'account',
    template: `dispute-${step}-seller`,
    reason: `${of} seller`,
    subject: toSeller.subject,
    content: {
      heading: toSeller.subject,
      paragraphs: [...toSeller.paragraphs],
      button: { label: 'Open Hammerdock', href: homeLink(context) },
    },
  });
}

const withChange = ({ subject, paragraphs }: Texts, isChanged: boolean): Texts =>
  isChanged
    ? { subject, paragraphs: ['The bank has changed its decision.', ...paragraphs] }
    : { subject, paragraphs };

const BUYER: Readonly<Record<Step, (amount: string, what: string) => Texts>> = {
  opened: (amount, what) => ({
    subject: 'Your payment is disputed',
    paragraphs: [
      `Your bank reported a dispute of ${amount} paid for ${what}, and took the amount back.`,
      'Bidding and pickup are paused until your bank decides. Your current bids still count.',
      'If you didn’t open this dispute, contact your bank and then us.',
    ],
  }),
  reopened: (amount, what) => ({
    subject: 'Your payment is disputed again',
    paragraphs: [
      `Your bank is looking again at the dispute of ${amount} paid for ${what}.`,
      'Bidding and pickup are paused until it decides. Your current bids still count.',
    ],
  }),
  won: (amount, what) => ({
    subject: 'Your payment dispute is closed',
    paragraphs: [
      `Your bank returned ${amount} for ${what}. The payment stands.`,
      'The pause that this dispute caused has ended.',
    ],
  }),
  lost: (amount, what) => ({
    subject: 'Your payment dispute is closed',
    paragraphs: [
      `Your bank keeps ${amount} that was paid for ${what}.`,
      'Bidding and pickup stay paused. Please contact us to settle this.',
    ],
  }),
};

const SELLER: Readonly<Record<Step, (amount: string, what: string, hammer: string) => Texts>> = {
  opened: (amount, what) => ({
    subject: 'A payment for your lots is disputed',
    paragraphs: [
      `A buyer’s bank took back ${amount} paid for ${what}.`,
      'We hold back lots that weren’t picked up, and will write again when the bank decides.',
    ],
  }),
  reopened: (amount, what) => ({
    subject: 'A payment for your lots is disputed again',
    paragraphs: [
      `The buyer’s bank is looking again at the dispute of ${amount} paid for ${what}.`,
      'We’ll write again when the bank decides.',
    ],
  }),
  won: (amount, what) => ({
    subject: 'A dispute was decided in your favor',
    paragraphs: [`The bank returned ${amount} for ${what}. Your sale stands.`],
  }),
  lost: (amount, what, hammer) => ({
    subject: 'A dispute was lost',
    paragraphs: [
      `The bank keeps ${amount} paid for ${what}.`,
      `${hammer} of it is hammer price and is deducted from what we owe you.`,
    ],
  }),
};
