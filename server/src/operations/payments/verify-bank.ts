// CARD-06: verifies a bank account by the amounts of two deposits. An attempt is counted before the
// provider is asked, so that parallel guesses are not more than the limit.
import {
  BANK_TRIES_MAX,
  judgeAttempt,
  type BankRefusal,
  type BankStatus,
} from '@hammerdock/domain/invoicing/bank-verification.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import {
  countTriesOf,
  countVerifyTry,
  findPrimarySource,
  setBankStatus,
  setPrimary,
  uncountVerifyTry,
  type BankRow,
} from '../../store/payments/cards.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { appendEvent } from '../../events/outbox.ts';

interface Attempt {
  readonly userId: string;
  readonly bank: BankRow;
  readonly amounts: readonly [Cents, Cents];
}

/** Records a decision once, in whatever way it becomes known. */
export async function recordBankStatus(
  tx: Tx,
  { id, userId }: { readonly id: string; readonly userId: string },
  status: BankStatus,
): Promise<void> {
  await lockUser(tx, userId);
  if (!(await setBankStatus(tx, id, status))) return;
  if (status === 'failed') await appendEvent(tx, 'bank.failed', { sourceId: id, userId });
  // R24: a buyer without a card is charged through the account.
  else if ((await findPrimarySource(tx, userId)) === undefined) await setPrimary(tx, userId, id);
}

/** Throws GatewayOutage if the provider does not respond; then the attempt does not count. */
export async function verifyBank(
  { db, payments, wakeDispatcher }: Pick<AppContext, 'db' | 'payments' | 'wakeDispatcher'>,
  { userId, bank, amounts }: Attempt,
): Promise<Result<null, BankRefusal>> {
  const { id, bankStatus, gatewaySetup } = bank;
  if (bankStatus === 'verified') return ok(null);
  const tries = await db.transaction().execute((tx) => countVerifyTry(tx, id, BANK_TRIES_MAX));
  if (tries === null) {
    const tried = await countTriesOf(db, id);
    return refused(tried < BANK_TRIES_MAX ? 'BankDepositsFailed' : 'BankTriesUsedUp');
  }
  let isAnswered = false;
  try {
    const answer = await payments.verifyBank(gatewaySetup, amounts);
    isAnswered = true;
    const { status, result } = judgeAttempt(answer, tries);
    await db.transaction().execute((tx) => recordBankStatus(tx, { id, userId }, status));
    wakeDispatcher();
    return result;
  } finally {
    if (!isAnswered) await db.transaction().execute((tx) => uncountVerifyTry(tx, id));
  }
}
