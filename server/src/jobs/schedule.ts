// All background jobs: those that follow from events, and those on a schedule.
import type { AppContext } from '../context.ts';
import { notifyCreditGranted } from '../messaging/templates/credit-granted.ts';
import { notifyDeactivated } from '../messaging/templates/account-deactivated.ts';
import { notifyReactivated } from '../messaging/templates/account-reactivated.ts';
import { notifyBankFailed } from '../messaging/templates/bank-failed.ts';
import { notifyCardsRetired } from '../messaging/templates/cards-retired.ts';
import { notifyClosingSoon } from '../messaging/reminders/closing-soon.ts';
import { notifyInvoiceIssued } from '../messaging/templates/invoice-issued.ts';
import { notifyInvoiceUnpaid, notifyInvoiceVoided } from '../messaging/templates/invoice-unpaid.ts';
import { notifyLeadingAgain } from '../messaging/templates/leading-again.ts';
import {
  notifyLotBought,
  notifyPurchaseEnding,
  notifyPurchaseLapsed,
} from '../messaging/templates/lot-bought.ts';
import { notifyAuctionCanceled, notifyLotCanceled } from '../messaging/templates/lot-canceled.ts';
import { notifyLotClosed } from '../messaging/templates/lot-closed.ts';
import { notifyLotExtended } from '../messaging/templates/lot-extended.ts';
import { notifyDepositReturned } from '../messaging/templates/deposit-returned.ts';
import { notifyDispute } from '../messaging/templates/payment-disputed.ts';
import { notifyOrderShipped } from '../messaging/templates/pickup/order-shipped.ts';
import { notifyForfeited } from '../messaging/templates/pickup/lot-forfeited.ts';
import { notifyLotPickedUp } from '../messaging/templates/pickup/lot-picked-up.ts';
import { notifyPickupCanceled } from '../messaging/templates/pickup/pickup-canceled.ts';
import { notifyPickupTime } from '../messaging/templates/pickup/pickup-scheduled.ts';
import { notifyFollowers } from '../messaging/reminders/followed-auctions.ts';
import { sendNewsletter } from '../messaging/reminders/newsletter.ts';
import { notifyNewMatches } from '../messaging/reminders/new-matches.ts';
import {
  notifyQuestionAnswered,
  notifyQuestionAsked,
} from '../messaging/templates/lot-question.ts';
import { notifyOutbid, notifyOutbidBidders } from '../messaging/templates/outbid.ts';
import { notifyDelayedPayments } from '../messaging/reminders/delayed-payment.ts';
import { resolveIdentityChecks } from '../operations/accounts/check-identity.ts';
import { remindOfPickup } from '../messaging/reminders/pickup-reminder.ts';
import {
  notifyCreditApplied,
  notifyPaymentSettled,
} from '../messaging/templates/payment-settled.ts';
import {
  notifyPayoutRecorded,
  notifyPayoutRefused,
  notifyPayoutReversed,
} from '../messaging/templates/payout.ts';
import { notifyRefundCanceled } from '../messaging/templates/refund-canceled.ts';
import { notifyRefundFailed } from '../messaging/templates/refund-failed.ts';
import { notifyRefundMade } from '../messaging/templates/refund-made.ts';
import { notifyTrending } from '../messaging/reminders/trending.ts';
import { notifyWelcome } from '../messaging/templates/welcome.ts';
import { resolveTransfers } from '../operations/accounting/transfer-payout.ts';
import { closeMonths } from '../operations/accounting/close-months.ts';
import { chargeInvoice } from '../operations/payments/charge-invoice.ts';
import { forfeitDueLots } from '../operations/invoices/forfeit-lots.ts';
import { resolveRefunds } from '../operations/payments/finish-refund.ts';
import { endPickupVisits } from '../operations/pickup/end-visits.ts';
import { lapseDueHolds } from '../operations/bidding/lapse-holds.ts';
import { remindAndVoidUnpaid } from '../operations/invoices/void-unpaid.ts';
import { workOnArchives } from '../operations/photo-archives/archives-queue.ts';
import { workOnManifests } from '../operations/manifests/manifests-queue.ts';
import { unreadableEventsQueue } from '../operations/platform/retry-events.ts';
import { runWorkQueue } from '../operations/platform/run-work-queue.ts';
import { sumStatements } from '../operations/accounting/sum-statements.ts';
import { sumLots } from '../operations/reporting/sum-lots.ts';
import { reconcileCharges } from '../operations/payments/reconcile-charges.ts';
import { resolvePayments } from '../operations/payments/resolve-payments.ts';
import { eraseExpiredSecrets } from '../store/messaging/messages.ts';
import { refreshSearchWords } from '../store/catalog/search-words.ts';
import { returnIdleDeposits } from '../operations/payments/return-deposit.ts';
import { issueDueInvoices, issueInvoicesAfter } from './issue-due-invoices.ts';
import { makePictures } from './make-pictures.ts';
import { prune } from './prune.ts';
import { pruneLotPhotos } from './prune-lot-photos.ts';
import { pruneUploads } from './prune-uploads.ts';
import type { JobName, JobPayloads } from '../events/job-requests.ts';

type EventJobs = {
  readonly [T in JobName]: (context: AppContext, payload: JobPayloads[T]) => Promise<void>;
};

/** Jobs requested by event subscribers. A task without a job does not compile. */
export const eventJobs: EventJobs = {
  'tell-outbid': notifyOutbid,
  'tell-leading-again': notifyLeadingAgain,
  'tell-lot-extended': notifyLotExtended,
  'tell-lot-canceled': notifyLotCanceled,
  'tell-auction-canceled': notifyAuctionCanceled,
  'tell-lot-closed': notifyLotClosed,
  'tell-bought': notifyLotBought,
  'tell-purchase-ending': notifyPurchaseEnding,
  'tell-purchase-lapsed': notifyPurchaseLapsed,
  'tell-invoice': notifyInvoiceIssued,
  'tell-unpaid': notifyInvoiceUnpaid,
  'tell-invoice-voided': notifyInvoiceVoided,
  'tell-payment': notifyPaymentSettled,
  'tell-credit-applied': notifyCreditApplied,
  'tell-dispute': notifyDispute,
  'tell-deactivated': notifyDeactivated,
  'tell-reactivated': notifyReactivated,
  'tell-picked-up': notifyLotPickedUp,
  'tell-pickup-time': notifyPickupTime,
  'tell-pickup-canceled': notifyPickupCanceled,
  'tell-shipped': notifyOrderShipped,
  'tell-forfeited': notifyForfeited,
  'tell-payout': notifyPayoutRecorded,
  'tell-payout-reversed': notifyPayoutReversed,
  'tell-payout-refused': notifyPayoutRefused,
  'tell-refund': notifyRefundMade,
  'tell-deposit-returned': notifyDepositReturned,
  'tell-refund-canceled': notifyRefundCanceled,
  'tell-refund-failed': notifyRefundFailed,
  'tell-cards-retired': notifyCardsRetired,
  'tell-bank-failed': notifyBankFailed,
  'tell-question': notifyQuestionAsked,
  'tell-answer': notifyQuestionAnswered,
  'tell-welcome': notifyWelcome,
  'tell-credit': notifyCreditGranted,
  'issue-invoices': issueInvoicesAfter,
  'work-on-manifest': (context) => workOnManifests(context),
  'work-on-archive': (context) => workOnArchives(context),
  'charge-invoice': (context, { invoiceId }) => chargeInvoice(context, invoiceId),
};

export interface ScheduledJob {
  /** In UTC. */
  readonly cron: string;
  /** Above 0: runs only when no other job is due. */
  readonly priority?: number;
  readonly run: (context: AppContext) => Promise<void>;
}

export type ScheduledJobs = Readonly<Record<string, ScheduledJob>>;

const EVERY_MINUTE = '* * * * *';

/** The names are stored in the job queue and must not change. */
export const scheduledJobs: ScheduledJobs = {
  'notify-outbid': { cron: EVERY_MINUTE, run: notifyOutbidBidders },
  'erase-secrets': { cron: EVERY_MINUTE, run: ({ workerDb }) => eraseExpiredSecrets(workerDb) },
  'sweep-invoices': { cron: EVERY_MINUTE, run: issueDueInvoices },
  'lapse-holds': { cron: EVERY_MINUTE, run: lapseDueHolds },
  'resolve-payments': { cron: EVERY_MINUTE, run: resolvePayments },
  'reconcile-charges': { cron: '41 * * * *', run: reconcileCharges },
  'resolve-refunds': { cron: EVERY_MINUTE, run: resolveRefunds },
  'resolve-transfers': { cron: EVERY_MINUTE, run: resolveTransfers },
  'notify-delayed-payments': { cron: EVERY_MINUTE, run: notifyDelayedPayments },
  'resolve-identity-checks': { cron: EVERY_MINUTE, run: resolveIdentityChecks },
  'return-deposits': { cron: EVERY_MINUTE, run: returnIdleDeposits },
  // Cheap when no lots have changed.
  'refresh-search-words': {
    cron: EVERY_MINUTE,
    run: ({ workerDb }) => workerDb.transaction().execute(refreshSearchWords),
  },
  'retry-facts': {
    cron: EVERY_MINUTE,
    run: (context) => runWorkQueue(context, unreadableEventsQueue),
  },
  'unpaid-invoices': { cron: EVERY_MINUTE, run: remindAndVoidUnpaid },
  'forfeit-lots': { cron: EVERY_MINUTE, run: forfeitDueLots },
  'end-pickup-visits': { cron: EVERY_MINUTE, run: endPickupVisits },
  'work-on-manifests': { cron: EVERY_MINUTE, run: workOnManifests },
  'work-on-archives': { cron: EVERY_MINUTE, run: workOnArchives },
  'tell-closing-soon': { cron: EVERY_MINUTE, run: notifyClosingSoon },
  'remind-of-pickup': { cron: '*/10 * * * *', run: remindOfPickup },
  // Due on Thursdays; failures are retried until the week is over.
  'tell-trending': { cron: '*/10 * * * *', run: notifyTrending },
  // As the trending email.
  'send-newsletter': { cron: '*/10 * * * *', run: sendNewsletter },
  'tell-followers': { cron: '*/5 * * * *', run: notifyFollowers },
  'tell-new-matches': { cron: '*/5 * * * *', run: notifyNewMatches },
  'make-pictures': { cron: EVERY_MINUTE, priority: 10, run: makePictures },
  prune: { cron: '*/10 * * * *', priority: 10, run: prune },
  // The reports count the lots of auctions that wait for it.
  'sum-lots': { cron: EVERY_MINUTE, priority: 10, run: sumLots },
  // What is payable is read from the sales of auctions that wait for it.
  'sum-statements': { cron: EVERY_MINUTE, priority: 10, run: sumStatements },
  // Months are closed a day after their end; on other days there is nothing to do.
  'close-months': { cron: '23 9 * * *', run: closeMonths },
  'prune-uploads': { cron: '27 * * * *', run: pruneUploads },
  'prune-lot-photos': { cron: '37 * * * *', priority: 10, run: pruneLotPhotos },
};
