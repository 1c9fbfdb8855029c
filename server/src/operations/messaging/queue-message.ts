// Writes a message into the outbox in the caller's transaction; it is sent after the commit.
import { headerLine } from '@hammerdock/domain/text/header-line.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { insertMessage } from '../../store/messaging/messages.ts';
import { renderHtml, renderText, type EmailContent } from './email.ts';
import type { MessageSecret } from './message-secret.ts';

interface Addressed {
  /** A key is inserted once. It names the occasion, such as `won <lot> <user>`. */
  readonly dedupeKey: string;
  /** null where the recipient has no account yet. */
  readonly userId: string | null;
  readonly template: string;
  /** An email address, or a phone number in its international form. */
  readonly recipient: string;
  /** The secret that the dots in the text stand for. */
  readonly secret?: MessageSecret;
}

export type MessageDraft =
  | (Addressed & {
      readonly channel: 'email';
      readonly subject: string;
      readonly content: EmailContent;
    })
  | (Addressed & { readonly channel: 'sms'; readonly text: string });

export async function queueMessage(tx: Tx, message: MessageDraft): Promise<void> {
  const { dedupeKey, userId, template, recipient, channel, secret = null } = message;
  const words =
    message.channel === 'email'
      ? {
          subject: headerLine(message.subject),
          bodyText: renderText(message.content),
          bodyHtml: renderHtml(message.content),
          unsubscribeHref: message.content.unsubscribe?.href ?? null,
        }
      : { subject: '', bodyText: headerLine(message.text), bodyHtml: '', unsubscribeHref: null };
  await insertMessage(tx, {
    id: newId(),
    dedupeKey,
    userId,
    channel,
    template,
    recipient,
    secret,
    ...words,
  });
}
