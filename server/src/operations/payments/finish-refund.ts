// The second and third step of a refund: each of its parts for a card is given back.
import { seconds } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { listCardRefunds, unsettledCardRefunds } from '../../store/payments/refunds.ts';
import { runWorkQueue, type WorkQueue } from '../platform/run-work-queue.ts';
import { checkRefund, resolveRefund } from './give-back.ts';
import { GATEWAY_RETRY, isGatewayOutage } from './resolve-payments.ts';

/** The request that began a refund is most likely still at work on one younger than this. */
const LEFT_ALONE = seconds(20);

type Finishing = Pick<AppContext, 'db' | 'payments' | 'log' | 'wakeDispatcher'>;
type Resolving = Pick<AppContext, 'workerDb' | 'payments' | 'log' | 'wakeDispatcher'>;

/** Without a response the refund stays pending, and resolveRefunds asks again. */
export async function finishRefund(context: Finishing, refundId: string): Promise<void> {
  for (const { id, settledAt } of await listCardRefunds(context.db, refundId)) {
    if (settledAt === null) await resolveRefund(context, id);
  }
  context.wakeDispatcher();
}

export const unsettledRefundsQueue: WorkQueue<Resolving> = {
  name: 'unsettled-refunds',
  candidates: (db) => unsettledCardRefunds(db, LEFT_ALONE),
  work: (context, { item }) => checkRefund({ ...context, db: context.workerDb }, item),
  retry: GATEWAY_RETRY,
  isOutage: isGatewayOutage,
};

/** Finishes interrupted refunds; idempotent. */
export const resolveRefunds = (context: Resolving): Promise<void> =>
  runWorkQueue(context, unsettledRefundsQueue);
