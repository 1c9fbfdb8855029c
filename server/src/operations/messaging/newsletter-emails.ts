// Double opt-in (NAV-07): subscribing sends a confirmation link, and each email has a link to
// unsubscribe. An existing subscriber gets an email, too, so that callers cannot find out who is
// one.
import { hours } from '@hammerdock/domain/time.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import type { Vault } from '../../security/vault.ts';
import { markCodeUsed } from '../../store/accounts/codes.ts';
import { beginSubscription, findSubscription } from '../../store/messaging/newsletter.ts';
import type { Requester } from '../accounts/code-requester.ts';
import { findToken, createToken } from '../accounts/email-link-token.ts';
import { PLACEHOLDER, encryptSecret } from './message-secret.ts';
import { queueMessage } from './queue-message.ts';
import { checkSendLimit } from '../accounts/send-code.ts';

const LIFETIME = hours(72);
const PURPOSE = 'newsletter';

interface SubscriptionRequest {
  readonly email: string;
  readonly origin: string;
}

interface LinkRequest extends SubscriptionRequest {
  readonly requester: Requester;
}

export async function sendNewsletterLink(
  tx: Tx,
  vault: Vault,
  { email, origin, requester }: LinkRequest,
): Promise<void> {
  const target = `${PURPOSE} ${email}`;
  const turn = await checkSendLimit(tx, target, requester);
  if (turn.retryAfterSeconds !== null) return;
  const { id, token, expiresAt } = await createToken(tx, {
    purpose: PURPOSE,
    target,
    userId: null,
    requestedBy: requester.source,
    sentAt: turn.now,
    expiresAt: turn.now + LIFETIME,
  });
  const dedupeKey = `newsletter link ${id}`;
  const subscription = await findSubscription(tx, email);
  await queueMessage(tx, {
    ...addressed(email, dedupeKey),
    secret: encryptSecret(vault, { text: token, dedupeKey, until: expiresAt }),
    ...(subscription === undefined
      ? confirmationEmail(`${origin}/newsletter?confirm=${PLACEHOLDER}`)
      : subscribedEmail('You already get our newsletter', leaveLink(origin, subscription))),
  });
}

/** Uses a confirmation link and returns its email address; null when it is invalid or expired. */
export async function consumeNewsletterLink(tx: Tx, token: string): Promise<string | null> {
  const link = await findToken(tx, token);
  if (link === null || link.purpose !== PURPOSE) return null;
  await markCodeUsed(tx, link.id);
  return link.target.slice(PURPOSE.length + 1);
}

export async function welcomeSubscriber(
  tx: Tx,
  { email, origin }: SubscriptionRequest,
): Promise<void> {
  const subscription = await beginSubscription(tx, email);
  await queueMessage(tx, {
    ...addressed(email, `newsletter welcome ${newId()}`),
    ...subscribedEmail('You’re subscribed', leaveLink(origin, subscription)),
  });
}

interface Issue {
  readonly origin: string;
  readonly subscription: {
    readonly id: string;
    readonly email: string;
    readonly leaveToken: string;
  };
  /** The week. */
  readonly issue: string;
  readonly lines: readonly string[];
  readonly href: string;
}

/** The key is that of the subscriber and the week, so that a repeat sends nothing. */
export const queueNewsletter = (
  tx: Tx,
  { origin, subscription, issue, lines, href }: Issue,
): Promise<void> =>
  queueMessage(tx, {
    ...addressed(subscription.email, `newsletter ${issue} ${subscription.id}`),
    subject: 'New auctions at Hammerdock',
    content: {
      heading: 'New auctions',
      paragraphs: ['New since we last wrote:', ...lines],
      button: { label: 'See the newest lots', href },
      unsubscribe: { label: 'Unsubscribe', href: leaveLink(origin, subscription) },
    },
  });

const addressed = (email: string, dedupeKey: string) => ({
  dedupeKey,
  userId: null,
  channel: 'email' as const,
  template: 'newsletter',
  recipient: email,
});

const leaveLink = (origin: string, { id, leaveToken }: { id: string; leaveToken: string }) =>
  `${origin}/newsletter?leave=${id}.${leaveToken}`;

const confirmationEmail = (href: string) => ({
  subject: 'Please confirm your subscription',
  content: {
    heading: 'Confirm your subscription',
    paragraphs: [
      'Someone, maybe you, signed this address up for the Hammerdock newsletter.',
      'This link is good for three days. If it wasn’t you, you can ignore this email.',
    ],
    button: { label: 'Confirm my subscription', href },
  },
});

const subscribedEmail = (subject: string, href: string) => ({
  subject,
  content: {
    heading: subject,
    paragraphs: [
      'You’ll hear from us about new auctions, once a week at most.',
      'To stop at any time, use the link below.',
    ],
    unsubscribe: { label: 'Unsubscribe', href },
  },
});
