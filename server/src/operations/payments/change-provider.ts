// The store has changed its payment provider: what only the former one knows is let go.
import type { Db } from '../../db/database.ts';
import { appendEvents } from '../../events/outbox.ts';
import {
  forgetCustomers,
  listOpenElsewhere,
  retireCards,
} from '../../store/payments/other-providers.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { giveUpTransfer } from '../accounting/record-transfer.ts';
import { refuseRefund } from './give-back.ts';
import { settlePayment } from './settle-payment.ts';

/** Open payments and transfers count as not made; open refunds become credit. */
export async function giveUpOpen(db: Db, inUse: string): Promise<void> {
  for (const { kind, id, userId, provider, amountCents } of await listOpenElsewhere(db, inUse)) {
    if (kind === 'payment') await settlePayment(db, { id, userId }, { status: 'cancelled' });
    else if (kind === 'refund') await refuseRefund(db, id);
    else await giveUpTransfer(db, id);
    const details = { userId, provider, amountCents };
    const action = `${kind} given up`;
    await db
      .transaction()
      .execute((tx) => insertAudit(tx, { actorId: null, action, subject: id, details }));
  }
}

interface Released {
  readonly customers: number;
  readonly users: number;
}

/** The buyers are asked to add a card again. */
export const releaseRecords = (db: Db, inUse: string): Promise<Released> =>
  db.transaction().execute(async (tx) => {
    const userIds = await retireCards(tx, inUse);
    const customers = await forgetCustomers(tx, inUse);
    const events = userIds.map((userId) => ({ userId }));
    if (events.length > 0) await appendEvents(tx, 'cards.retired', events);
    await insertAudit(tx, {
      actorId: null,
      action: 'payment provider changed',
      subject: inUse,
      details: { customers, users: userIds.length },
    });
    return { customers, users: userIds.length };
  });
