// Double opt-in (NAV-07): a link to the address itself comes first, and each letter says how to
// leave. Who is on the list already gets a letter that says so: the caller cannot tell.
import { hours } from '@hammerdock/domain/time.ts';
import { readNow, type Tx } from '../db/database.ts';
import { digest, newId, newSecret } from '../gateways/ids.ts';
import { insertCode, lockCode, markCodeUsed } from '../store/codes.ts';
import { beginSubscription, findSubscription } from '../store/newsletter.ts';
import { queueMessage } from './queue-message.ts';
import { awaitTurn } from './send-code.ts';

const LIFETIME = hours(72);
const PURPOSE = 'newsletter';
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

interface Wish {
  readonly email: string;
  readonly origin: string;
}

export async function sendNewsletterLink(tx: Tx, { email, origin }: Wish): Promise<void> {
  const target = `${PURPOSE} ${email}`;
  const turn = await awaitTurn(tx, target);
  if (turn.retryAfterSeconds !== null) return;
  const id = newId();
  const secret = newSecret();
  await insertCode(tx, {
    id,
    purpose: PURPOSE,
    target,
    codeHash: digest(secret),
    sentAt: turn.now,
    expiresAt: turn.now + LIFETIME,
  });
  const subscription = await findSubscription(tx, email);
  await queueMessage(tx, {
    ...addressed(email, `newsletter link ${id}`),
    ...(subscription === undefined
      ? confirmLetter(`${origin}/newsletter?confirm=${id}.${secret}`)
      : leaveLetter('You get our newsletter already', leaveLink(origin, subscription))),
  });
}

/** The address that a link was sent to, using the link up; null when it is good no more. */
export async function takeNewsletterLink(tx: Tx, token: string): Promise<string | null> {
  const [, codeId, secret] = TOKEN.exec(token) ?? [];
  if (codeId === undefined || secret === undefined) return null;
  const link = await lockCode(tx, codeId);
  if (link === undefined || link.purpose !== PURPOSE) return null;
  if (link.codeHash !== digest(secret) || link.usedAt !== null) return null;
  if (link.expiresAt <= (await readNow(tx))) return null;
  await markCodeUsed(tx, codeId);
  return link.target.slice(PURPOSE.length + 1);
}

export async function welcomeSubscriber(tx: Tx, { email, origin }: Wish): Promise<void> {
  const subscription = await beginSubscription(tx, email);
  await queueMessage(tx, {
    ...addressed(email, `newsletter welcome ${newId()}`),
    ...leaveLetter('You are subscribed', leaveLink(origin, subscription)),
  });
}

const addressed = (email: string, dedupeKey: string) => ({
  dedupeKey,
  userId: null,
  channel: 'email' as const,
  template: 'newsletter',
  recipient: email,
});

const leaveLink = (origin: string, { id, leaveToken }: { id: string; leaveToken: string }) =>
  `${origin}/newsletter?leave=${id}.${leaveToken}`;

const confirmLetter = (href: string) => ({
  subject: 'Please confirm your subscription',
  letter: {
    heading: 'One click, and you are subscribed',
    paragraphs: [
      'Someone, perhaps you, asked for the Hammerdock newsletter at this address.',
      'The link is good for three days. If it was not you, there is nothing to do.',
    ],
    button: { label: 'Confirm my subscription', href },
  },
});

const leaveLetter = (subject: string, href: string) => ({
  subject,
  letter: {
    heading: subject,
    paragraphs: [
      'You hear from us about new auctions, at most once a week.',
      'If you have had enough, this link ends it at once.',
    ],
    button: { label: 'Unsubscribe', href },
  },
});
