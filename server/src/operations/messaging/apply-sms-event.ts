// Applies what an SMS provider reports, and what a phone asks for (R62).
import { readSmsWish } from '@hammerdock/domain/notifications/sms-wishes.ts';
import type { Tx } from '../../db/database.ts';
import type { SmsEvent } from '../../gateways/sms/gateway.ts';
import { markMessageFailed, markMessageSent } from '../../store/messaging/messages.ts';
import { recordReport, startTexts, stopTexts } from '../../store/messaging/undeliverable.ts';
import { isId } from '../../store/platform/id-shape.ts';

/** Returns the text to send back to the phone, or null. */
export async function applySmsEvent(
  tx: Tx,
  event: SmsEvent,
  { origin }: { readonly origin: string },
): Promise<string | null> {
  if (!(await recordReport(tx, `sms ${event.id}`))) return null;
  if (event.kind !== 'received') {
    if (!isId(event.messageId)) return null;
    // Our record of an accepted message may be missing, when the response was lost.
    if (event.kind === 'accepted') await markMessageSent(tx, event.messageId);
    else await markMessageFailed(tx, event.messageId, 'it was not delivered');
    return null;
  }
  const { phone, text, answered } = event;
  const wish = answered ?? readSmsWish(text);
  if (wish === 'stop') await stopTexts(tx, phone);
  if (wish === 'start') await startTexts(tx, phone);
  return wish === 'help' && answered === null ? helpText(origin) : null;
}

const helpText = (origin: string): string =>
  `Hammerdock: texts about your bids and purchases. For help, see ${origin}/contact. ` +
  'Msg & data rates may apply. Reply STOP to get no more texts.';
