// All background jobs: those that follow from events, and those on a schedule.
import type { AppContext } from '../context.ts';
import { notifyCreditGranted } from '../messaging/templates/credit-granted.ts';
import { notifyDeactivated } from '../messaging/templates/account-deactivated.ts';
import { notifyReactivated } from '../messaging/templates/account-reactivated.ts';
import { notifyClosingSoon } from '../messaging/reminders/closing-soon.ts';
import { notifyInvoiceIssued } from '../messaging/templates/invoice-issued.ts';
import { notifyInvoiceUnpaid, notifyInvoiceVoided } from '../messaging/templates/invoice-unpaid.ts';
import { notifyLeadingAgain } from '../messaging/templates/leading-again.ts';
import { notifyLotBought, notifyPurchaseLapsed } from '../messaging/templates/lot-bought.ts';
import { notifyLotClosed } from '../messaging/templates/lot-closed.ts';
import { notifyLotExtended } from '../messaging/templates/lot-extended.ts';
import { notifyForfeited } from '../messaging/templates/lot-forfeited.ts';
import { notifyLotPickedUp } from '../messaging/templates/lot-picked-up.ts';
import { notifyNewMatches } from '../messaging/reminders/new-matches.ts';
import { notifyOutbid } from '../messaging/templates/outbid.ts';
import { remindOfPickup } from '../messaging/reminders/pickup-reminder.ts';
import { notifyPaymentSettled } from '../messaging/templates/payment-settled.ts';
import { notifyRefundMade } from '../messaging/templates/refund-made.ts';
import { notifyTrending } from '../messaging/reminders/trending.ts';
import { notifyWelcome } from '../messaging/templates/welcome.ts';
import { openNextAuction } from '../db/seed/next-auction.ts';
import { chargeInvoice } from '../operations/charge-invoice.ts';
import { forfeitDueLots } from '../operations/forfeit-lots.ts';
import { resolveRefunds } from '../operations/finish-refund.ts';
import { lapseDueHolds } from '../operations/lapse-holds.ts';
import { remindAndVoidUnpaid } from '../operations/void-unpaid.ts';
import { unreadableEventsQueue } from '../operations/retry-events.ts';
import { runWorkQueue } from '../operations/run-work-queue.ts';
import { resolvePayments } from '../operations/resolve-payments.ts';
import { eraseLapsedSecrets } from '../store/messages.ts';
import { refreshSearchWords } from '../store/search-words.ts';
import { deliverMessages } from '../messaging/deliver-messages.ts';
import { issueDueInvoices, issueInvoicesAfter } from './issue-due-invoices.ts';
import { makePictures } from './make-pictures.ts';
import { prune } from './prune.ts';
import { pruneUploads } from './prune-uploads.ts';
import type { TaskName, TaskPayloads } from './tasks.ts';

type Tasks = {
  readonly [T in TaskName]: (context: AppContext, payload: TaskPayloads[T]) => Promise<void>;
};

/** A job that somebody may ask for, but nobody runs, does not compile. */
export const tasks: Tasks = {
  'tell-outbid': notifyOutbid,
  'tell-leading-again': notifyLeadingAgain,
  'tell-lot-extended': notifyLotExtended,
  'tell-lot-closed': notifyLotClosed,
  'tell-bought': notifyLotBought,
  'tell-purchase-lapsed': notifyPurchaseLapsed,
  'tell-invoice': notifyInvoiceIssued,
  'tell-unpaid': notifyInvoiceUnpaid,
  'tell-invoice-voided': notifyInvoiceVoided,
  'tell-payment': notifyPaymentSettled,
  'tell-deactivated': notifyDeactivated,
  'tell-reactivated': notifyReactivated,
  'tell-picked-up': notifyLotPickedUp,
  'tell-forfeited': notifyForfeited,
  'tell-refund': notifyRefundMade,
  'tell-welcome': notifyWelcome,
  'tell-credit': notifyCreditGranted,
  'issue-invoices': issueInvoicesAfter,
  'charge-invoice': (context, { invoiceId }) => chargeInvoice(context, invoiceId),
};

interface Round {
  /** Five fields of cron, in UTC. */
  readonly when: string;
  /** Above 0: only when nothing else is due. */
  readonly priority?: number;
  readonly run: (context: AppContext) => Promise<void>;
}

const EVERY_MINUTE = '* * * * *';

export const rounds: Readonly<Record<string, Round>> = {
  'deliver-messages': {
    when: EVERY_MINUTE,
    run: (context) => deliverMessages(context, context.messages),
  },
  'erase-secrets': { when: EVERY_MINUTE, run: ({ workerDb }) => eraseLapsedSecrets(workerDb) },
  'sweep-invoices': { when: EVERY_MINUTE, run: issueDueInvoices },
  'lapse-holds': { when: EVERY_MINUTE, run: lapseDueHolds },
  'resolve-payments': { when: EVERY_MINUTE, run: resolvePayments },
  'resolve-refunds': { when: EVERY_MINUTE, run: resolveRefunds },
  // Whatever way lots came onto the block or left it: cheap when none did.
  'refresh-search-words': {
    when: EVERY_MINUTE,
    run: ({ workerDb }) => workerDb.transaction().execute(refreshSearchWords),
  },
  'retry-facts': {
    when: EVERY_MINUTE,
    run: (context) => runWorkQueue(context, unreadableEventsQueue),
  },
  'unpaid-invoices': { when: EVERY_MINUTE, run: remindAndVoidUnpaid },
  'forfeit-lots': { when: EVERY_MINUTE, run: forfeitDueLots },
  'tell-closing-soon': { when: EVERY_MINUTE, run: notifyClosingSoon },
  'remind-of-pickup': { when: '*/10 * * * *', run: remindOfPickup },
  // An issue is due on Thursdays; what fails is tried again until the week is over.
  'tell-trending': { when: '*/10 * * * *', run: notifyTrending },
  'tell-new-matches': { when: '*/5 * * * *', run: notifyNewMatches },
  // Only a demo store restocks itself.
  restock: {
    when: EVERY_MINUTE,
    run: async ({ workerDb }) => void (await openNextAuction(workerDb)),
  },
  'make-pictures': { when: EVERY_MINUTE, priority: 10, run: makePictures },
  prune: { when: '*/10 * * * *', priority: 10, run: prune },
  'prune-uploads': { when: '27 * * * *', run: pruneUploads },
};
