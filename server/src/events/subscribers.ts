// What each domain event leads to. An event without a subscriber does not compile.
import { HOLD_MINUTES } from '@hammerdock/domain/bidding/buy-now.ts';
import type { OutbidNotice } from '../store/messaging/outbid-notices.ts';
import type { JobRequest } from './job-requests.ts';
import type { DomainEvent, EventName, EventPayloads } from './domain-event.ts';

/** Events of a lot that are sent to its watchers immediately. */
export type LiveEvent = Extract<
  DomainEvent,
  {
    name:
      | 'bid.placed'
      | 'bid.retracted'
      | 'maximum.lowered'
      | 'lot.opened'
      | 'lot.extended'
      | 'lot.closed'
      | 'lot.cancelled'
      | 'lot.awarded'
      | 'lot.bought'
      | 'lot.reopened';
  }
>;

/** Sent immediately to all tabs of the one user. */
export type WatchChange = EventPayloads['watch.changed'];

/** Sent immediately to all tabs of those who import a manifest, or photos. */
export type ImportProgress =
  | { readonly name: 'manifest.progressed'; readonly step: EventPayloads['manifest.progressed'] }
  | { readonly name: 'archive.progressed'; readonly step: EventPayloads['archive.progressed'] };

/** Where a subscriber may send an event. */
export interface EventSinks {
  live(event: LiveEvent): void;
  watch(change: WatchChange): void;
  /** The number of unread notifications is sent to all tabs of the user. */
  notifications(userId: string): void;
  /** What waits for the user at the desk has changed, which all tabs of the user show. */
  pickups(userId: string): void;
  progress(progress: ImportProgress): void;
  job(request: JobRequest): void;
  outbid(notice: OutbidNotice): void;
}

type Subscribers = {
  readonly [N in EventName]: (payload: EventPayloads[N], to: EventSinks, eventId: number) => void;
};

export const subscribers: Subscribers = {
  'bid.placed': (bid, to) => {
    to.live({ name: 'bid.placed', payload: bid });
    const { lotId, sequence, previousLeaderId } = bid;
    if (bid.outcome !== 'took lead' || previousLeaderId === null) return;
    to.outbid({ lotId, sequence, userId: previousLeaderId });
  },
  'bid.retracted': (bid, to) => {
    to.live({ name: 'bid.retracted', payload: bid });
    const { lotId, sequence, leaderId, loweringUntil } = bid;
    if (leaderId === null || leaderId === bid.bidderId) return;
    to.job({
      task: 'tell-leading-again',
      payload: { lotId, sequence, userId: leaderId, loweringUntil },
      key: `tell-leading-again ${lotId} ${sequence}`,
    });
  },
  'maximum.lowered': (lot, to) => to.live({ name: 'maximum.lowered', payload: lot }),
  'lot.opened': (lot, to) => to.live({ name: 'lot.opened', payload: lot }),
  'lot.extended': (lot, to) => {
    to.live({ name: 'lot.extended', payload: lot });
    const { lotId, sequence, closesAt, reason, isPlanned } = lot;
    if (isPlanned === true) return;
    to.job({
      task: 'tell-lot-extended',
      payload: { lotId, sequence, closesAt, reason },
      key: `tell-lot-extended ${lotId} ${sequence}`,
    });
  },
  'lot.closed': (lot, to) => {
    to.live({ name: 'lot.closed', payload: lot });
    const { lotId, winnerId } = lot;
    to.job({ task: 'tell-lot-closed', payload: { lotId, winnerId }, key: `tell-closed ${lotId}` });
    to.job({ task: 'issue-invoices', payload: { lotId }, key: `issue-invoices ${lotId}` });
  },
  'lot.cancelled': (lot, to) => {
    to.live({ name: 'lot.cancelled', payload: lot });
    const { lotId, reason, withAuction } = lot;
    if (withAuction) return;
    const key = `tell-lot-canceled ${lotId}`;
    to.job({ task: 'tell-lot-canceled', payload: { lotId, reason }, key });
    // It may have been the last lot that the invoices of its auction waited for.
    to.job({ task: 'issue-invoices', payload: { lotId }, key: `issue-invoices ${lotId}` });
  },
  'auction.cancelled': (auction, to) =>
    to.job({
      task: 'tell-auction-canceled',
      payload: auction,
      key: `tell-auction-canceled ${auction.auctionId}`,
    }),
  'lot.awarded': (lot, to) => {
    to.live({ name: 'lot.awarded', payload: lot });
    const { lotId, winnerId } = lot;
    to.job({ task: 'tell-lot-closed', payload: { lotId, winnerId }, key: `tell-awarded ${lotId}` });
    to.job({ task: 'issue-invoices', payload: { lotId }, key: `issue-awarded ${lotId}` });
  },
  'lot.bought': (lot, to) => {
    to.live({ name: 'lot.bought', payload: lot });
    const { lotId, invoiceId } = lot;
    to.job({ task: 'tell-bought', payload: { lotId, invoiceId }, key: `tell-bought ${invoiceId}` });
    to.job({
      task: 'tell-purchase-ending',
      payload: { lotId, invoiceId },
      key: `tell-purchase-ending ${invoiceId}`,
      delaySeconds: (HOLD_MINUTES - 10) * 60,
    });
  },
  'lot.reopened': (lot, to) => {
    to.live({ name: 'lot.reopened', payload: lot });
    const { lotId, invoiceId, creditedCents } = lot;
    to.job({
      task: 'tell-purchase-lapsed',
      payload: { lotId, invoiceId, creditedCents },
      key: `tell-purchase-lapsed ${invoiceId}`,
    });
  },
  'invoice.issued': ({ invoiceId }, to) => {
    to.job({ task: 'tell-invoice', payload: { invoiceId }, key: `tell-invoice ${invoiceId}` });
    to.job({ task: 'charge-invoice', payload: { invoiceId }, key: `charge ${invoiceId}` });
  },
  'invoice.unpaid': ({ invoiceId, day }, to) =>
    to.job({
      task: 'tell-unpaid',
      payload: { invoiceId, day },
      key: `tell-unpaid ${invoiceId} ${day}`,
    }),
  'invoice.voided': ({ invoiceId, creditedCents }, to) =>
    to.job({
      task: 'tell-invoice-voided',
      payload: { invoiceId, creditedCents },
      key: `tell-invoice-voided ${invoiceId}`,
    }),
  'payment.succeeded': ({ paymentId }, to) =>
    to.job({ task: 'tell-payment', payload: { paymentId }, key: `tell-payment ${paymentId}` }),
  'payment.failed': ({ paymentId }, to, eventId) =>
    to.job({ task: 'tell-payment', payload: { paymentId }, key: `tell-failure ${eventId}` }),
  'credit.applied': (applied, to) =>
    to.job({
      task: 'tell-credit-applied',
      payload: applied,
      key: `tell-credit-applied ${applied.journalId}`,
    }),
  'payment.disputed': (dispute, to) =>
    to.job({
      task: 'tell-dispute',
      payload: dispute,
      key: `tell-dispute ${dispute.disputeId} ${dispute.step} ${dispute.decision}`,
    }),
  'account.deactivated': ({ userId }, to, eventId) =>
    to.job({
      task: 'tell-deactivated',
      payload: { userId, factId: eventId },
      key: `tell-off ${eventId}`,
    }),
  'account.reactivated': ({ userId }, to, eventId) =>
    to.job({
      task: 'tell-reactivated',
      payload: { userId, factId: eventId },
      key: `tell-on ${eventId}`,
    }),
  'lot.pickedUp': ({ lotId, userId }, to) => {
    to.pickups(userId);
    to.job({
      task: 'tell-picked-up',
      payload: { lotId, userId },
      key: `tell-picked-up ${lotId}`,
      // Until then the hand-over can be undone.
      delaySeconds: 10 * 60,
    });
  },
  'handover.undone': ({ userId }, to) => to.pickups(userId),
  'pickup.scheduled': ({ visitId, userId, sequence }, to) => {
    to.pickups(userId);
    to.job({
      task: 'tell-pickup-time',
      payload: { visitId, sequence },
      key: `tell-pickup-time ${visitId} ${sequence}`,
    });
  },
  'pickup.canceled': (canceled, to) => {
    to.pickups(canceled.userId);
    to.job({
      task: 'tell-pickup-canceled',
      payload: canceled,
      key: `tell-pickup-canceled ${canceled.visitId} ${canceled.sequence}`,
    });
  },
  'order.shipped': ({ invoiceId, userId }, to) => {
    to.pickups(userId);
    to.job({ task: 'tell-shipped', payload: { invoiceId }, key: `tell-shipped ${invoiceId}` });
  },
  'lot.forfeited': ({ lotId, userId }, to) =>
    to.job({ task: 'tell-forfeited', payload: { lotId, userId }, key: `tell-forfeited ${lotId}` }),
  'refund.made': (refund, to) =>
    to.job({ task: 'tell-refund', payload: refund, key: `tell-refund ${refund.refundId}` }),
  'deposit.returned': (deposit, to) =>
    to.job({
      task: 'tell-deposit-returned',
      payload: deposit,
      key: `tell-deposit-returned ${deposit.returnId}`,
    }),
  'payout.recorded': (payout, to) =>
    to.job({ task: 'tell-payout', payload: payout, key: `tell-payout ${payout.payoutId}` }),
  'payout.reversed': (payout, to) =>
    to.job({
      task: 'tell-payout-reversed',
      payload: payout,
      key: `tell-payout-reversed ${payout.payoutId}`,
    }),
  'payout.refused': (payout, to) =>
    to.job({
      task: 'tell-payout-refused',
      payload: payout,
      key: `tell-payout-refused ${payout.payoutId}`,
    }),
  'refund.canceled': (refund, to) =>
    to.job({
      task: 'tell-refund-canceled',
      payload: refund,
      key: `tell-refund-canceled ${refund.refundId}`,
    }),
  'refund.failed': (refund, to) =>
    to.job({
      task: 'tell-refund-failed',
      payload: refund,
      key: `tell-refund-failed ${refund.partId}`,
    }),
  'bank.failed': (bank, to) =>
    to.job({ task: 'tell-bank-failed', payload: bank, key: `tell-bank-failed ${bank.sourceId}` }),
  'cards.retired': ({ userId }, to, eventId) =>
    to.job({
      task: 'tell-cards-retired',
      payload: { userId, factId: eventId },
      key: `tell-cards-retired ${eventId}`,
    }),
  'watch.changed': (change, to) => to.watch(change),
  'notifications.changed': ({ userId }, to) => to.notifications(userId),
  'manifest.progressed': (step, to) => to.progress({ name: 'manifest.progressed', step }),
  'manifest.queued': ({ importId, step }, to, eventId) =>
    to.job({
      task: 'work-on-manifest',
      payload: { importId },
      key: `manifest ${importId} ${step} ${eventId}`,
    }),
  'archive.progressed': (step, to) => to.progress({ name: 'archive.progressed', step }),
  'archive.queued': (archive, to, eventId) =>
    to.job({
      task: 'work-on-archive',
      payload: archive,
      key: `archive ${archive.archiveId} ${eventId}`,
    }),
  'question.asked': (question, to) =>
    to.job({
      task: 'tell-question',
      payload: question,
      key: `tell-question ${question.questionId}`,
    }),
  'question.answered': (question, to) =>
    to.job({
      task: 'tell-answer',
      payload: question,
      key: `tell-answer ${question.questionId}`,
    }),
  'user.registered': ({ userId }, to) =>
    to.job({ task: 'tell-welcome', payload: { userId }, key: `tell-welcome ${userId}` }),
  'credit.granted': (grant, to) =>
    to.job({ task: 'tell-credit', payload: grant, key: `tell-credit ${grant.journalId}` }),
};
