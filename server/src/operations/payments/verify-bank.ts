// CARD-06: verifies a bank account by the amounts of two deposits. An attempt is counted before the
// provider is asked, so that parallel guesses are not more than the limit.
import {
  BANK_TRIES_MAX,
  judgeAttempt,
  type BankRefusal,
} from '@hammerdock/domain/invoicing/bank-verification.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { AppContext } from '../../context.ts';
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

interface Attempt {
  readonly userId: string;
  readonly bank: BankRow;
  readonly amounts: readonly [Cents, Cents];
}

/** Throws GatewayOutage if the provider does not respond; then the attempt does not count. */
export async function verifyBank(
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
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
    await db.transaction().execute(async (tx) => {
      await lockUser(tx, userId);
      await setBankStatus(tx, id, status);
      // R24: a buyer without a card is charged through the account.
      const isFirst = status === 'verified' && (await findPrimarySource(tx, userId)) === undefined;
      if (isFirst) await setPrimary(tx, userId, id);
    });
    return result;
  } finally {
    if (!isAnswered) await db.transaction().execute((tx) => uncountVerifyTry(tx, id));
  }
}
