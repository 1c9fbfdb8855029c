// The three-way comparison: what the provider lists, what our own records say, and what the ledger
// has booked. Each difference is stored once, and closed when it has disappeared.
import {
  differs,
  type Movement,
  type MovementKind,
} from '@hammerdock/domain/accounting/reconciliation.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import type { AppContext } from '../../context.ts';
import type { Db, Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import {
  closeDisappeared,
  listAdminIds,
  listOpenDifferences,
  saveDifference,
} from '../../store/accounting/differences.ts';
import {
  listMovementsBetween,
  listOwnMovements,
  type OwnMovement,
} from '../../store/accounting/movements.ts';
import { queueNotification } from '../messaging/queue-notification.ts';

type Recording = Pick<AppContext, 'workerDb' | 'payments' | 'log' | 'config' | 'vault'>;

/** A movement in the provider's list. */
export interface Listed {
  readonly subject: string;
  readonly gatewayId: string;
  /** null: not decided yet. */
  readonly cents: Cents | null;
}

export interface Comparison {
  readonly kind: MovementKind;
  readonly listed: readonly Listed[];
  /** Ours of this time are missing where they are not listed. */
  readonly from: Instant;
  readonly until: Instant;
}

const PER_QUERY = 500;

export async function recordDifferences(
  context: Recording,
  comparisons: readonly Comparison[],
): Promise<void> {
  const db = context.workerDb;
  const movements: Movement[] = [];
  const { name: provider } = context.payments;
  for (const comparison of comparisons) {
    movements.push(...(await compareMovements(db, provider, comparison)));
  }
  const found = await db.transaction().execute(async (tx) => {
    const added = await storeDifferences(tx, movements);
    if (added.length > 0) await notifyAdmins(tx, context, added.length);
    return added;
  });
  for (const { subject: movementId, ...movement } of found) {
    const fields = { movementId, ...movement };
    context.log.error(fields, 'the payment provider, our records and the ledger differ');
  }
}

async function compareMovements(
  db: Db,
  provider: string,
  { kind, listed, from, until }: Comparison,
) {
  const own = new Map<string, OwnMovement>();
  for (let start = 0; start < listed.length; start += PER_QUERY) {
    const subjects = listed.slice(start, start + PER_QUERY).map(({ subject }) => subject);
    for (const row of await listOwnMovements(db, kind, subjects)) own.set(row.subject, row);
  }
  const byProvider = listed.flatMap(({ subject, gatewayId, cents }) => {
    const { isSettled = true, storeCents = 0, ledgerCents = 0 } = own.get(subject) ?? {};
    if (cents === null || !isSettled) return [];
    return [{ kind, subject, gatewayId, providerCents: cents, storeCents, ledgerCents }];
  });
  const seen = new Set(listed.map(({ subject }) => subject));
  const missing = (await listMovementsBetween(db, kind, { from, until, provider })).flatMap((row) =>
    row.isSettled && !seen.has(row.subject) ? [{ ...row, providerCents: 0 }] : [],
  );
  return [...byProvider, ...missing].map(toMovement);
}

const toMovement = (movement: Movement): Movement => {
  const { kind, subject, gatewayId, providerCents, storeCents, ledgerCents } = movement;
  return { kind, subject, gatewayId, providerCents, storeCents, ledgerCents };
};

/** Returns the new differences. */
async function storeDifferences(
  tx: Tx,
  movements: readonly Movement[],
): Promise<readonly Movement[]> {
  const open = new Set((await listOpenDifferences(tx)).map(keyOf));
  const found: Movement[] = [];
  for (const movement of movements) {
    if (differs(movement)) {
      if (await saveDifference(tx, movement)) found.push(movement);
    } else if (open.has(keyOf(movement))) await closeDisappeared(tx, movement);
  }
  return found;
}

const keyOf = ({ kind, subject }: { kind: string; subject: string }): string =>
  `${kind} ${subject}`;

async function notifyAdmins(tx: Tx, context: Recording, count: number): Promise<void> {
  const reason = newId();
  const differences = countOf(count, 'difference');
  for (const userId of await listAdminIds(tx)) {
    await queueNotification(tx, context, {
      userId,
      kind: 'payment',
      template: 'differences-found',
      reason,
      subject: `${differences} between the payment provider and our books`,
      content: {
        heading: `We found ${differences}`,
        paragraphs: [
          'The payment provider’s list, our own records and the ledger don’t agree on what was ' +
            'paid or given back.',
          'Please look at each, and close it with a note once it’s settled.',
        ],
        button: {
          label: 'See the differences',
          href: `${context.config.origin}/admin/accounting/reconciliation`,
        },
      },
    });
  }
}
