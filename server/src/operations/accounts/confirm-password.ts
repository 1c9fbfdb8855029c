// Email, phone and username change only with the current password, so that an open session is not
// enough to take over an account (SF10).
import { minutes } from '@hammerdock/domain/time.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { MemberCtx } from '../../context.ts';
import { readNow } from '../../db/database.ts';
import { countSignInTry, forgetSignInTries } from '../../store/accounts/sign-in-tries.ts';
import { getAccount } from '../../store/accounts/users.ts';

const TRIES_MAX = 10;
const WINDOW = minutes(15);

export type UnconfirmedPassword =
  | 'PasswordNeeded'
  | 'PasswordNotSet'
  | 'PasswordWrong'
  | 'TooManyRequests';

/** Returns the hash of the confirmed password. All calls share one count of attempts. */
export async function confirmPassword(
  { db, actor, config, passwords, transact, log }: MemberCtx,
  password: string | undefined,
): Promise<Result<string, UnconfirmedPassword>> {
  if (password === undefined || password === '') return refused('PasswordNeeded');
  const { passwordHash } = await getAccount(db, actor.userId);
  if (passwordHash === null) return refused('PasswordNotSet');
  const counter = `confirm ${actor.userId}`;
  const wait = await transact(async (tx) => {
    const { tries, windowStartedAt } = await countSignInTry(tx, counter, WINDOW);
    if (tries <= TRIES_MAX * config.limitFactor) return null;
    return Math.max(1, Math.ceil((windowStartedAt + WINDOW - (await readNow(tx))) / 1000));
  });
  if (wait !== null) return refused('TooManyRequests', { retryAfterSeconds: wait });
  if (!(await passwords.verify(passwordHash, password))) {
    log.warn({ userId: actor.userId }, 'a current password was wrong');
    return refused('PasswordWrong');
  }
  await transact((tx) => forgetSignInTries(tx, counter));
  return ok(passwordHash);
}

/** Whether the number differs from the one on the account. */
export async function confirmPhoneChange(
  ctx: MemberCtx,
  phone: string,
  password: string | undefined,
): Promise<Result<unknown, UnconfirmedPassword>> {
  const own = await getAccount(ctx.db, ctx.actor.userId);
  return own.phone === phone ? ok(null) : confirmPassword(ctx, password);
}
