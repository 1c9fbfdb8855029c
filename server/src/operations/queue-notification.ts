// The one place where people are told something: by email, by text message, by both or not at all,
// as the kind of it and their own choice say (NTF-01).
import { CHANNELS, isSent, KINDS, type Channel } from '@hammerdock/domain/notifications/kinds.ts';
import type { KindName } from '@hammerdock/domain/notifications/kinds.ts';
import type { Tx } from '../db/database.ts';
import { findAddressee, type Addressee } from '../store/addressees.ts';
import { listChoices } from '../store/notification-choices.ts';
import type { EmailContent, EmailLink } from './email.ts';
import { queueMessage } from './queue-message.ts';
import { makeUnsubscribeLink, type LinkMaker } from './unsubscribe-link.ts';

export interface Notification {
  readonly userId: string;
  readonly kind: KindName;
  readonly template: string;
  /** The same reason is told once, however often it is asked for. */
  readonly reason: string;
  /** The subject of the email, and all that a text message says. */
  readonly subject: string;
  readonly content: Omit<EmailContent, 'unsubscribe'>;
  /** Where an email can end less than its whole kind, such as the mail of one search. */
  readonly unsubscribe?: EmailLink;
}

export async function queueNotification(
  tx: Tx,
  context: LinkMaker,
  notification: Notification,
): Promise<void> {
  const addressee = await findAddressee(tx, notification.userId);
  if (addressee === null) return;
  const ways = await listWays(tx, notification);
  if (ways.includes('email')) await queueEmail(tx, context, notification, addressee);
  if (ways.includes('sms') && addressee.phoneVerified)
    await queueText(tx, context, notification, addressee);
}

/** By which ways somebody is told of this kind. */
async function listWays(tx: Tx, { userId, kind: name }: Notification): Promise<readonly Channel[]> {
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
  { email, firstName }: Addressee,
): Promise<void> {
  const { userId, template, reason, subject, content } = notification;
  const unsubscribe = unsubscribeLinkOf(context, notification);
  await queueMessage(tx, {
    channel: 'email',
    dedupeKey: `${template} ${reason} ${userId}`,
    userId,
    template,
    recipient: email,
    subject,
    content: {
      ...content,
      paragraphs: [`Hello ${firstName},`, ...content.paragraphs],
      ...(unsubscribe === null ? {} : { unsubscribe }),
    },
  });
}

/** R62: whoever gets a text message finds in it how to stop them all. */
async function queueText(
  tx: Tx,
  context: LinkMaker,
  { userId, template, reason, subject, content }: Notification,
  { phone }: Addressee,
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
