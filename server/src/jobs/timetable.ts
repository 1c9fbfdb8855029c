// All background jobs: those that follow from events, and those on a schedule.
import type { AppContext } from '../context.ts';
import { tellCreditGranted } from '../notifications/credit-granted.ts';
import { tellDeactivated } from '../notifications/account-deactivated.ts';
import { tellReactivated } from '../notifications/account-reactivated.ts';
import { tellClosingSoon } from '../notifications/closing-soon.ts';
import { tellInvoiceIssued } from '../notifications/invoice-issued.ts';
import { tellInvoiceUnpaid, tellInvoiceVoided } from '../notifications/invoice-unpaid.ts';
import { tellLeadingAgain } from '../notifications/leading-again.ts';
import { tellLotBought, tellPurchaseLapsed } from '../notifications/lot-bought.ts';
import { tellLotClosed } from '../notifications/lot-closed.ts';
import { tellLotExtended } from '../notifications/lot-extended.ts';
import { tellForfeited } from '../notifications/lot-forfeited.ts';
import { tellLotPickedUp } from '../notifications/lot-picked-up.ts';
import { tellNewMatches } from '../notifications/new-matches.ts';
import { tellOutbid } from '../notifications/outbid.ts';
import { remindOfPickup } from '../notifications/pickup-reminder.ts';
import { tellPaymentSettled } from '../notifications/payment-settled.ts';
import { tellRefundMade } from '../notifications/refund-made.ts';
import { tellTrending } from '../notifications/trending.ts';
import { tellWelcome } from '../notifications/welcome.ts';
import { openNextAuction } from '../db/seed/next-auction.ts';
import { chargeInvoice } from '../operations/charge-invoice.ts';
import { forfeitDueLots } from '../operations/forfeit-lots.ts';
import { resolveRefunds } from '../operations/finish-refund.ts';
import { lapseDueHolds } from '../operations/lapse-holds.ts';
import { remindAndVoidUnpaid } from '../operations/void-unpaid.ts';
import { unreadableFactsQueue } from '../operations/retry-facts.ts';
import { runWorkQueue } from '../operations/run-work-queue.ts';
import { resolvePayments } from '../operations/resolve-payments.ts';
import { eraseLapsedSecrets } from '../store/messages.ts';
import { refreshSearchWords } from '../store/search-words.ts';
import { deliverMessages } from './deliver-messages.ts';
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
  'tell-outbid': tellOutbid,
  'tell-leading-again': tellLeadingAgain,
  'tell-lot-extended': tellLotExtended,
  'tell-lot-closed': tellLotClosed,
  'tell-bought': tellLotBought,
  'tell-purchase-lapsed': tellPurchaseLapsed,
  'tell-invoice': tellInvoiceIssued,
  'tell-unpaid': tellInvoiceUnpaid,
  'tell-invoice-voided': tellInvoiceVoided,
  'tell-payment': tellPaymentSettled,
  'tell-deactivated': tellDeactivated,
  'tell-reactivated': tellReactivated,
  'tell-picked-up': tellLotPickedUp,
  'tell-forfeited': tellForfeited,
  'tell-refund': tellRefundMade,
  'tell-welcome': tellWelcome,
  'tell-credit': tellCreditGranted,
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
    run: (context) => runWorkQueue(context, unreadableFactsQueue),
  },
  'unpaid-invoices': { when: EVERY_MINUTE, run: remindAndVoidUnpaid },
  'forfeit-lots': { when: EVERY_MINUTE, run: forfeitDueLots },
  'tell-closing-soon': { when: EVERY_MINUTE, run: tellClosingSoon },
  'remind-of-pickup': { when: '*/10 * * * *', run: remindOfPickup },
  // An issue is due on Thursdays; what fails is tried again until the week is over.
  'tell-trending': { when: '*/10 * * * *', run: tellTrending },
  'tell-new-matches': { when: '*/5 * * * *', run: tellNewMatches },
  // Only a demo store restocks itself.
  restock: {
    when: EVERY_MINUTE,
    run: async ({ workerDb }) => void (await openNextAuction(workerDb)),
  },
  'make-pictures': { when: EVERY_MINUTE, priority: 10, run: makePictures },
  prune: { when: '*/10 * * * *', priority: 10, run: prune },
  'prune-uploads': { when: '27 * * * *', run: pruneUploads },
};
