// All work queues, for the metrics and the operators' commands.
import type { Db } from '../db/database.ts';
import type { QueueSample } from '../monitoring/work-metrics.ts';
import { closingSoonQueue } from '../messaging/reminders/closing-soon.ts';
import { delayedPaymentsQueue } from '../messaging/reminders/delayed-payment.ts';
import { followedAuctionsQueue } from '../messaging/reminders/followed-auctions.ts';
import { newsletterQueue } from '../messaging/reminders/newsletter.ts';
import { newMatchesQueue } from '../messaging/reminders/new-matches.ts';
import { pickupRemindersQueue } from '../messaging/reminders/pickup-reminder.ts';
import { trendingQueue } from '../messaging/reminders/trending.ts';
import { outbidNoticesQueue } from '../messaging/templates/outbid.ts';
import { statementSumsQueue } from '../operations/accounting/sum-statements.ts';
import { openTransfersQueue } from '../operations/accounting/transfer-payout.ts';
import { unsettledRefundsQueue } from '../operations/payments/finish-refund.ts';
import {
  idleDepositsQueue,
  unsettledDepositReturnsQueue,
} from '../operations/payments/return-deposit.ts';
import { forfeitsQueue, relistingsQueue } from '../operations/invoices/forfeit-lots.ts';
import { endedVisitsQueue } from '../operations/pickup/end-visits.ts';
import { lapsedHoldsQueue } from '../operations/bidding/lapse-holds.ts';
import {
  lapsedVerificationsQueue,
  uncollectedInvoicesQueue,
  unsettledPaymentsQueue,
} from '../operations/payments/resolve-payments.ts';
import { manifestsQueue } from '../operations/manifests/manifests-queue.ts';
import { archivesQueue } from '../operations/photo-archives/archives-queue.ts';
import { unreadableEventsQueue } from '../operations/platform/retry-events.ts';
import { lotSumsQueue } from '../operations/reporting/sum-lots.ts';
import { unpaidInvoicesQueue } from '../operations/invoices/void-unpaid.ts';
import { countDeadJobs } from '../store/platform/dead-jobs.ts';
import { countWorkItems, measureOldestDue, type Candidates } from '../store/platform/work-items.ts';
import { unsentMessages } from '../store/messaging/messages.ts';
import { unsentPushes } from '../store/messaging/push-messages.ts';
import { invoicesQueue } from './issue-due-invoices.ts';
import { MESSAGES } from '../messaging/deliver-messages.ts';
import { PUSHES } from '../messaging/deliver-pushes.ts';
import { closingQueue, openingQueue } from './closers.ts';
import { unusedPhotosQueue } from './prune-lot-photos.ts';
import { pendingIdentityQueue } from '../operations/accounts/check-identity.ts';
import { uploadsQueue } from './prune-uploads.ts';

interface MeasuredQueue {
  readonly name: string;
  readonly candidates: (db: Db) => Candidates;
}

export const workQueues: readonly MeasuredQueue[] = [
  unsettledPaymentsQueue,
  uncollectedInvoicesQueue,
  lapsedVerificationsQueue,
  unsettledRefundsQueue,
  unsettledDepositReturnsQueue,
  openTransfersQueue,
  idleDepositsQueue,
  pendingIdentityQueue,
  forfeitsQueue,
  relistingsQueue,
  endedVisitsQueue,
  invoicesQueue,
  lapsedHoldsQueue,
  unpaidInvoicesQueue,
  unreadableEventsQueue,
  delayedPaymentsQueue,
  pickupRemindersQueue,
  closingSoonQueue,
  outbidNoticesQueue,
  newMatchesQueue,
  trendingQueue,
  newsletterQueue,
  followedAuctionsQueue,
  uploadsQueue,
  unusedPhotosQueue,
  manifestsQueue,
  archivesQueue,
  lotSumsQueue,
  statementSumsQueue,
  { name: MESSAGES, candidates: unsentMessages },
  { name: PUSHES, candidates: unsentPushes },
  openingQueue,
  closingQueue,
];

/** Samples the queues one by one, so that a scrape uses one connection. */
export async function sampleQueues(db: Db): Promise<QueueSample[]> {
  const counts = new Map((await countWorkItems(db)).map((count) => [count.queue, count]));
  const samples: QueueSample[] = [];
  for (const { name: queue, candidates } of workQueues) {
    const { retrying = 0, dead = 0 } = counts.get(queue) ?? {};
    const oldestDueMs = await measureOldestDue(db, { queue, candidates: candidates(db) });
    samples.push({ queue, retrying, dead, oldestDueMs });
  }
  for (const { queue, dead } of await countDeadJobs(db)) {
    samples.push({ queue, retrying: 0, dead, oldestDueMs: 0 });
  }
  return samples;
}
