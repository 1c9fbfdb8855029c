// The only way to notify a user. Each notification is in the user's list in the store, and sent to
// the browsers in which the user turned that on (NTF-05); its kind and the user's choice decide
// whether it is also sent by email and text message (NTF-01).
import { CHANNELS, isSent, KINDS, type Channel } from '@hammerdock/domain/notifications/kinds.ts';
import type { KindName } from '@hammerdock/domain/notifications/kinds.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { headerLine } from '@hammerdock/domain/text/header-line.ts';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { findRecipient, type Recipient } from '../../store/messaging/notification-subjects.ts';
import { listChoices } from '../../store/messaging/notification-choices.ts';
import { insertNotification } from '../../store/messaging/notifications.ts';
import { insertPushMessages } from '../../store/messaging/push-messages.ts';
import type { EmailContent, EmailLink } from './email.ts';
import { encryptSecret } from './message-secret.ts';
import { queueMessage } from './queue-message.ts';
import { makeUnsubscribeLink, type LinkMaker } from './unsubscribe-link.ts';

export interface Notification {
  readonly userId: string;
  readonly kind: KindName;
  readonly template: string;
  /** Deduplicates: the same reason is sent once per channel. */
  readonly reason: string;
  /** The subject of the email, and the whole text of a text message. */
  readonly subject: string;
  readonly content: Omit<EmailContent, 'unsubscribe'>;
  /** For emails that can be stopped one by one, such as those about one saved search. */
  readonly unsubscribe?: EmailLink;
  /** What the dots in the email stand for; text messages have no secret. */
  readonly secret?: { readonly text: string; readonly until: Instant };
}

export async function queueNotification(
  tx: Tx,
  context: LinkMaker,
  notification: Notification,
): Promise<void> {
  const recipient = await findRecipient(tx, notification.userId);
  if (recipient === null) return;
  await addToList(tx, context, notification);
  const channels = await listChannels(tx, notification);
  if (channels.includes('email')) await queueEmail(tx, context, notification, recipient);
  if (channels.includes('sms') && recipient.phoneVerified)
    await queueText(tx, context, notification, recipient);
}

async function addToList(
  tx: Tx,
  { config }: LinkMaker,
  { userId, kind, template, reason, subject, content }: Notification,
): Promise<void> {
  const id = await insertNotification(tx, {
    dedupeKey: `${template} ${reason} ${userId}`,
    userId,
    kind: KINDS[kind].id,
    subject: headerLine(subject),
    body: content.paragraphs.map(headerLine).join('\n'),
    path: pathWithin(config.origin, content.button?.href),
  });
  if (id === null) return;
  await insertPushMessages(tx, { userId, notificationId: id });
  await appendEvent(tx, 'notifications.changed', { userId });
}

/** The page of the store that a link leads to; null for another site and without a link. */
function pathWithin(origin: string, href: string | undefined): string | null {
  const isOwn = href?.startsWith(`${origin}/`) ?? false;
  return isOwn && href !== undefined ? href.slice(origin.length) : null;
}

/** The channels on which the user gets notifications of this kind. */
async function listChannels(
  tx: Tx,
  { userId, kind: name }: Notification,
): Promise<readonly Channel[]> {
  const kind = KINDS[name];
  const choices = (await listChoices(tx, userId)).filter((choice) => choice.kind === kind.id);
  const chosenFor = (channel: Channel) =>
    choices.find((choice) => choice.channel === channel)?.wanted;
  return CHANNELS.filter((channel) => isSent(kind, channel, chosenFor(channel)));
}

async function queueEmail(
  tx: Tx,
  context: LinkMaker,
  notification: Notification,
  { email, firstName }: Recipient,
): Promise<void> {
  const { userId, template, reason, subject, content, secret } = notification;
  const unsubscribe = unsubscribeLinkOf(context, notification);
  const dedupeKey = `${template} ${reason} ${userId}`;
  await queueMessage(tx, {
    channel: 'email',
    dedupeKey,
    userId,
    template,
    recipient: email,
    ...(secret === undefined
      ? {}
      : { secret: encryptSecret(context.vault, { ...secret, dedupeKey }) }),
    subject,
    content: {
      ...content,
      paragraphs: [`Hi ${firstName},`, ...content.paragraphs],
      ...(unsubscribe === null ? {} : { unsubscribe }),
    },
  });
}

/** R62: each text message has a link that stops them all. */
async function queueText(
  tx: Tx,
  context: LinkMaker,
  { userId, template, reason, subject, content }: Notification,
  { phone }: Recipient,
): Promise<void> {
  const stop = makeUnsubscribeLink(context, { userId, channel: 'sms', kind: 0 });
  const more = content.button === undefined ? '' : ` ${content.button.href}`;
  await queueMessage(tx, {
    channel: 'sms',
    dedupeKey: `${template} ${reason} ${userId} sms`,
    userId,
    template,
    recipient: phone,
    text: `Hammerdock: ${subject}${more} Stop texts: ${stop}`,
  });
}

function unsubscribeLinkOf(
  context: LinkMaker,
  { userId, kind: name, unsubscribe }: Notification,
): EmailLink | null {
  const kind = KINDS[name];
  if (kind.mandatory) return null;
  if (unsubscribe !== undefined) return unsubscribe;
  const ending = { userId, channel: 'email', kind: kind.id } as const;
  const label = `Unsubscribe from these emails (${kind.name})`;
  return { label, href: makeUnsubscribeLink(context, ending) };
}
