// Sellers' accounts at the payment provider: opened once, set up on the provider's pages, and asked
// about when the seller returns, when a webhook comes, and each hour until they are ready (R58).
import type { AccountState } from '@hammerdock/domain/accounting/transfer-account.ts';
import type { AppContext } from '../../context.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { TransferGateway } from '../../gateways/payments/transfer-gateway.ts';
import { newId } from '../../security/ids.ts';
import {
  findTransferAccount,
  insertTransferAccount,
  listUnreadyAccounts,
  lockTransferAccount,
  saveAccountState,
  type TransferAccountRow,
} from '../../store/accounting/transfer-accounts.ts';
import { getAccount } from '../../store/accounts/users.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { queueNotification } from '../messaging/queue-notification.ts';
import { isGatewayOutage } from '../payments/resolve-payments.ts';

type Opening = Pick<AppContext, 'db' | 'config'> & {
  readonly provider: string;
  readonly transfers: TransferGateway;
};
type Checking = Pick<AppContext, 'db' | 'payments' | 'log' | 'wakeDispatcher' | 'config' | 'vault'>;

/** Where sellers come back to. */
const RETURN_PATH = '/seller/payments/bank_details?setup=';
/** One request each. */
const COMPARED_AT_ONCE = 100;

/** The address of the page on which the seller goes on; throws GatewayOutage. */
export async function beginOnboarding(
  { db, config, provider, transfers }: Opening,
  sellerId: string,
): Promise<string> {
  const known = await findTransferAccount(db, sellerId, provider);
  const gatewayAccount =
    known?.gatewayAccount ?? (await openAccount({ db, provider, transfers }, sellerId));
  const back = `${config.origin}${RETURN_PATH}`;
  return transfers.beginOnboarding({
    gatewayAccount,
    returnUrl: `${back}done`,
    refreshUrl: `${back}expired`,
  });
}

async function openAccount(
  { db, provider, transfers }: Omit<Opening, 'config'>,
  sellerId: string,
): Promise<string> {
  const { email } = await getAccount(db, sellerId);
  const gatewayAccount = await transfers.openAccount({ reference: sellerId, email });
  await db.transaction().execute(async (tx) => {
    await insertTransferAccount(tx, { sellerId, provider, gatewayAccount });
    const details = { provider, gatewayAccount };
    const audit = { actorId: sellerId, action: 'transfer account opened', subject: sellerId };
    await insertAudit(tx, { ...audit, details });
  });
  return gatewayAccount;
}

/** Asks the provider and records its answer; throws GatewayOutage. */
export async function checkTransferAccount(
  context: Checking,
  gatewayAccount: string,
): Promise<void> {
  const { db, payments, wakeDispatcher } = context;
  if (payments.transfers === null) return;
  // An account that left us is paid no more.
  const state = (await payments.transfers.findAccount(gatewayAccount)) ?? CLOSED;
  await db.transaction().execute((tx) => recordState(tx, context, { gatewayAccount, state }));
  wakeDispatcher();
}

const CLOSED: AccountState = { standing: 'closed', needs: [] };

/** false: the provider did not say what has changed. */
export async function resolveTransferAccount(
  context: Checking,
  gatewayAccount: string,
): Promise<boolean> {
  try {
    await checkTransferAccount(context, gatewayAccount);
    return true;
  } catch (error) {
    if (!isGatewayOutage(error)) throw error;
    context.log.warn({ err: error, gatewayAccount }, 'the payment provider does not answer');
    return false;
  }
}

/** Asks about accounts that are not ready, in case a webhook was lost. */
export async function compareTransferAccounts(
  context: Omit<Checking, 'db'> & { readonly workerDb: Db },
): Promise<void> {
  const { workerDb: db, payments } = context;
  if (payments.transfers === null) return;
  const asked = { provider: payments.name, max: COMPARED_AT_ONCE };
  for (const account of await listUnreadyAccounts(db, asked)) {
    if (!(await resolveTransferAccount({ ...context, db }, account))) return;
  }
}

async function recordState(
  tx: Tx,
  context: Checking,
  { gatewayAccount, state }: { readonly gatewayAccount: string; readonly state: AccountState },
): Promise<void> {
  const { name: provider } = context.payments;
  const before = await lockTransferAccount(tx, gatewayAccount, provider);
  if (before === undefined) return;
  await saveAccountState(tx, { ...before, ...state }, provider);
  if (before.standing === state.standing) return;
  await insertAudit(tx, {
    actorId: null,
    action: 'transfer account changed',
    subject: before.sellerId,
    details: { provider, gatewayAccount, before: before.standing, ...state },
  });
  await notify(tx, context, before, state);
}

/** Only what concerns the seller: that it can be paid, or can be paid no more. */
async function notify(
  tx: Tx,
  context: Checking,
  { sellerId: userId, standing: before }: TransferAccountRow,
  { standing }: AccountState,
): Promise<void> {
  const title = context.payments.transfers?.title ?? '';
  const isReady = standing === 'ready';
  if (!isReady && before !== 'ready') return;
  const subject = isReady
    ? `You can be paid with ${title} now`
    : `Your payouts with ${title} are on hold`;
  const paragraphs = isReady
    ? ['If this wasn’t you, change your password and contact us right away.']
    : ['Open your bank details to see what’s missing. We can’t pay you this way until it’s done.'];
  const href = `${context.config.origin}/seller/payments/bank_details`;
  await queueNotification(tx, context, {
    userId,
    kind: 'account',
    template: isReady ? 'transfer-account-ready' : 'transfer-account-on-hold',
    reason: newId(),
    subject,
    content: { heading: subject, paragraphs, button: { label: 'See your bank details', href } },
  });
}
