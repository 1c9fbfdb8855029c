// What happens to saved cards and bank accounts at the provider: the buyer verifies an account on
// the provider's own page, its deposits fail, or a bank renews a card.
import { hours } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import {
  findCardByGateway,
  findNewBank,
  isUnverified,
  listNewBanks,
  listSources,
  removeCard,
  setCardExpiry,
  setPrimary,
} from '../../store/payments/cards.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { isGatewayOutage } from './resolve-payments.ts';
import { recordBankStatus } from './verify-bank.ts';

type Resolving = Pick<AppContext, 'db' | 'payments' | 'log' | 'wakeDispatcher'>;

/** Longer than the provider waits for the amounts. */
const DEPOSITS_COMPARED = hours(24 * 30);
/** One request each. */
const COMPARED_AT_ONCE = 100;

/** false: the provider did not say what has changed. */
export const resolveBank = (context: Resolving, gatewaySetup: string): Promise<boolean> =>
  answered(context, { gatewaySetup }, async () => {
    const { db, payments, wakeDispatcher } = context;
    // An account that is saved later is asked about then.
    if ((await findNewBank(db, gatewaySetup)) === undefined) return;
    const state = await payments.findBank(gatewaySetup);
    if (state === null || state === 'new') return;
    await db.transaction().execute(async (tx) => {
      const bank = await findNewBank(tx, gatewaySetup);
      if (bank !== undefined) await recordBankStatus(tx, bank, state);
    });
    wakeDispatcher();
  });

/** Asks about accounts that wait for their deposits, in case a webhook was lost. */
export async function compareBanks(
  context: Pick<AppContext, 'workerDb' | 'payments' | 'log' | 'wakeDispatcher'>,
): Promise<void> {
  const db = context.workerDb;
  const setups = await listNewBanks(db, { sinceMs: DEPOSITS_COMPARED, max: COMPARED_AT_ONCE });
  for (const setup of setups) {
    if (!(await resolveBank({ ...context, db }, setup))) return;
  }
}

/** false: the provider did not say what has changed. */
export const resolveCard = (context: Resolving, gatewayCard: string): Promise<boolean> =>
  answered(context, { gatewayCard }, async () => {
    const { db, payments } = context;
    if ((await findCardByGateway(db, gatewayCard)) === undefined) return;
    const card = await payments.findCard(gatewayCard);
    await db.transaction().execute(async (tx) => {
      const saved = await findCardByGateway(tx, gatewayCard);
      if (saved === undefined) return;
      // Receipts name the card by its digits, which therefore stay as they were.
      if (card !== null) await setCardExpiry(tx, saved.id, card);
      else await forgetCard(tx, saved);
    });
  });

/** R24: an account with cards always has one to charge. */
async function forgetCard(
  tx: Tx,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  await lockUser(tx, userId);
  await removeCard(tx, id);
  const left = await listSources(tx, userId);
  if (left.some(({ isPrimary }) => isPrimary)) return;
  const next = left.find((source) => !isUnverified(source));
  if (next !== undefined) await setPrimary(tx, userId, next.id);
}

async function answered(
  { log }: Resolving,
  about: object,
  ask: () => Promise<void>,
): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    if (!isGatewayOutage(error)) throw error;
    log.warn({ err: error, ...about }, 'the payment gateway does not respond');
    return false;
  }
}
