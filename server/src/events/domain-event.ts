// All domain events that are delivered after the commit, with the schemas of their payloads. Names
// are noun first, past tense. An event without a subscriber in subscribers.ts does not compile.
import * as z from 'zod';

const id = z.guid();
const cents = z.int();
const instant = z.int().min(0).max(8_640_000_000_000_000);
const sequence = z.int().min(0);

/** The state of a lot after the event, private fields included. */
const lotChange = {
  lotId: id,
  /** The place in the lot's log. Not public, since it also counts raises and advance bids. */
  sequence,
  /** The number of the lot's last public event, this one included if it is public (R70). */
  publicSequence: sequence,
  priceCents: cents.nullable(),
  nextBidCents: cents,
  bidCount: z.int(),
  closesAt: instant,
  phase: z.string(),
  leaderId: id.nullable(),
  /** The buy-now price; null from the first bid on (R18). */
  buyNowCents: cents.nullable(),
};
const lotChanged = z.object(lotChange);
export type LotChange = Readonly<z.infer<typeof lotChanged>>;

export const eventSchemas = {
  'bid.placed': z.object({
    ...lotChange,
    bidderId: id,
    previousLeaderId: id.nullable(),
    outcome: z.enum(['opened', 'took lead', 'lost', 'tied', 'raised']),
    extended: z.boolean(),
  }),
  'bid.retracted': z.object({
    ...lotChange,
    bidderId: id,
    /** Until when the restored leader may lower the exposed maximum; null without one (R68). */
    loweringUntil: instant.nullable(),
  }),
  /** R68: sent to the leader only. */
  'maximum.lowered': z.object({ ...lotChange, leaderId: id }),
  'lot.opened': lotChanged,
  'lot.extended': z.object({
    ...lotChange,
    reason: z.string(),
    /** The seller moved the close: shown live, without a message to each bidder. */
    isPlanned: z.boolean().optional(),
  }),
  'lot.closed': z.object({
    ...lotChange,
    outcome: z.enum(['sold', 'unsold']),
    winnerId: id.nullable(),
    hammerCents: cents.nullable(),
  }),
  /** R63; with the whole auction, bidders get one message for all of its lots. */
  'lot.cancelled': z.object({ ...lotChange, reason: z.string(), withAuction: z.boolean() }),
  'auction.cancelled': z.object({ auctionId: id, reason: z.string() }),
  /** BID-23: the seller sold an unsold lot by hand. */
  'lot.awarded': z.object({ ...lotChange, winnerId: id }),
  /** R18: bought at the buy-now price, not paid yet. */
  'lot.bought': z.object({ ...lotChange, buyerId: id, invoiceId: id }),
  /** R18: not paid in time, so the lot is open again. */
  'lot.reopened': z.object({
    ...lotChange,
    buyerId: id,
    invoiceId: id,
    /** The amount that was paid towards the void invoice and is credit now (R52). */
    creditedCents: cents,
    reason: z.string(),
  }),
  'invoice.issued': z.object({ invoiceId: id, userId: id }),
  /** R52: still unpaid this number of days after its issue. */
  'invoice.unpaid': z.object({ invoiceId: id, userId: id, day: z.int() }),
  /** R52: voided because it was not paid in time. */
  'invoice.voided': z.object({ invoiceId: id, userId: id, creditedCents: cents }),
  'payment.succeeded': z.object({ paymentId: id, userId: id }),
  'payment.failed': z.object({ paymentId: id, userId: id }),
  /** Credit paid all or a part of a receipt, without a card. */
  'credit.applied': z.object({ journalId: id, userId: id, invoiceId: id, amountCents: cents }),
  /** R59: the bank took the amount of a payment, returned it, or keeps it. */
  'payment.disputed': z.object({
    disputeId: z.string(),
    userId: id,
    step: z.enum(['opened', 'won', 'lost', 'reopened']),
    /** Above 1: the bank has changed its decision. */
    decision: z.int().default(1),
  }),
  'account.deactivated': z.object({ userId: id, reason: z.string() }),
  'account.reactivated': z.object({ userId: id }),
  'lot.pickedUp': z.object({ lotId: id, userId: id }),
  /** The lot waits for its buyer again. */
  'handover.undone': z.object({ lotId: id, userId: id }),
  /** R32: chosen or changed; the sequence says how often. */
  'pickup.scheduled': z.object({ visitId: id, userId: id, sequence: z.int() }),
  /** R32: given back, with the time that it was. */
  'pickup.canceled': z.object({
    visitId: id,
    userId: id,
    sequence: z.int(),
    startsAt: instant,
    endsAt: instant,
  }),
  /** Everything that was left of it. */
  'order.shipped': z.object({ invoiceId: id, userId: id }),
  /** R22: not picked up in time. */
  'lot.forfeited': z.object({ lotId: id, userId: id }),
  /** R30: the refund has been paid out in full. */
  'refund.made': z.object({ refundId: id, userId: id }),
  /** R57: the provider returned it, or it became credit. */
  'deposit.returned': z.object({ returnId: id, userId: id }),
  /** R58: an admin recorded that the seller was paid, or that the payment came back. */
  'payout.recorded': z.object({ payoutId: id, userId: id }),
  'payout.reversed': z.object({ payoutId: id, userId: id }),
  /** The payment provider did not make the transfer. */
  'payout.refused': z.object({ payoutId: id, userId: id }),
  /** Before it was paid out. */
  'refund.canceled': z.object({ refundId: id, userId: id }),
  /** A bank sent back a part of a refund, or a deposit, that it had accepted; it is credit now. */
  'refund.failed': z.object({ partId: id, userId: id }),
  /** CARD-06: its deposits did not arrive, or were not confirmed. */
  'bank.failed': z.object({ sourceId: id, userId: id }),
  /** Their provider is not in use any more. */
  'cards.retired': z.object({ userId: id }),
  'watch.changed': z.object({
    userId: id,
    lotId: id,
    /** null: no longer watched. */
    watchId: id.nullable(),
  }),
  /** A notification was added or read. */
  'notifications.changed': z.object({ userId: id }),
  /** Of an import of a manifest; sent to those who work on it. */
  'manifest.progressed': z.object({
    importId: id,
    userIds: z.array(id),
    state: z.string(),
    rows: z.int(),
    done: z.int(),
  }),
  /** It is to be read, checked or imported. */
  'manifest.queued': z.object({ importId: id, step: z.string() }),
  /** Of a ZIP file with photos; sent to those who work on it. */
  'archive.progressed': z.object({
    archiveId: id,
    userIds: z.array(id),
    state: z.string(),
    photos: z.int(),
    done: z.int(),
  }),
  /** It is to be read, its photos added, or its file removed. */
  'archive.queued': z.object({ archiveId: id }),
  'question.asked': z.object({ questionId: id }),
  'question.answered': z.object({ questionId: id }),
  'user.registered': z.object({ userId: id }),
  'credit.granted': z.object({
    userId: id,
    journalId: id,
    amountCents: cents,
    reason: z.enum(['coupon redeemed', 'invite rewarded']),
  }),
};

export type EventName = keyof typeof eventSchemas;
export type EventPayloads = {
  readonly [N in EventName]: Readonly<z.infer<(typeof eventSchemas)[N]>>;
};
export type DomainEvent = {
  [N in EventName]: { readonly name: N; readonly payload: EventPayloads[N] };
}[EventName];
