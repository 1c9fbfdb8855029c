// AUTH-15: a check of a user's identity at the provider: begun, asked for, its outcome recorded.
import { minutes } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import type { IdentityGateway, IdentityResult } from '../../gateways/identity/gateway.ts';
import { ProviderUnavailableError } from '../../gateways/provider.ts';
import { newId } from '../../security/ids.ts';
import * as checks from '../../store/accounts/identity-checks.ts';
import { getAccount } from '../../store/accounts/users.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import type { Db } from '../../db/database.ts';
import { runWorkQueue, type WorkQueue } from '../platform/run-work-queue.ts';

type Checking = Pick<AppContext, 'db' | 'config'> & { readonly identity: IdentityGateway };

/** Where the provider sends people back to. */
const RETURN_PATH = '/user_profile';

/** Begins a check, or goes on with the one that is pending. */
export async function beginIdentityCheck(
  { db, config, identity }: Checking,
  userId: string,
): Promise<IdentityResult> {
  const id = await db
    .transaction()
    .execute((tx) => checks.insertCheck(tx, { id: newId(), userId, provider: identity.name }));
  const { firstName, lastName } = await getAccount(db, userId);
  const returnUrl = `${config.origin}${RETURN_PATH}`;
  const session = await identity.begin({ reference: id, firstName, lastName, returnUrl });
  await checks.setSession(db, id, session);
  return resolveCheck({ db, identity }, { id, session });
}

/** Asks the provider, and records a decision once. */
export async function resolveCheck(
  { db, identity }: { readonly db: Db; readonly identity: IdentityGateway },
  { id, session }: { readonly id: string; readonly session: string },
): Promise<IdentityResult> {
  const result = await identity.find(session);
  if (result.status === 'pending') return result;
  await db.transaction().execute(async (tx) => {
    const userId = await checks.decideCheck(tx, id, result.status);
    if (userId === null) return;
    await insertAudit(tx, {
      actorId: null,
      action: 'identity check decided',
      subject: userId,
      details: { checkId: id, provider: identity.name, outcome: result.status },
    });
  });
  return result;
}

type Resolving = Pick<AppContext, 'workerDb' | 'log' | 'identity'>;

/** For people who do not come back to the store after the check. */
export const pendingIdentityQueue: WorkQueue<Resolving> = {
  name: 'pending-identity-checks',
  candidates: checks.pendingChecks,
  work: async ({ workerDb, identity }, { item }) => {
    const check = await checks.findCheck(workerDb, item);
    if (check?.state !== 'pending' || check.session === null) return 'done';
    if (identity?.name !== check.provider) return { laterMs: minutes(60) };
    const { id, session } = check;
    const { status } = await resolveCheck({ db: workerDb, identity }, { id, session });
    return status === 'pending' ? { laterMs: minutes(5) } : 'done';
  },
  isOutage: (error) => error instanceof ProviderUnavailableError,
};

export const resolveIdentityChecks = (context: Resolving): Promise<void> =>
  runWorkQueue(context, pendingIdentityQueue);
