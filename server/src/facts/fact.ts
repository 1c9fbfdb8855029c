// Every fact that is recorded for delivery after the commit, with the schema of its payload. A
// fact's name is noun first, past tense; each has a reader in dispatch-table.ts, or it does not
// compile.
import * as z from 'zod';

const id = z.guid();
const cents = z.int();
const instant = z.int().min(0).max(8_640_000_000_000_000);
const sequence = z.int().min(0);

/** What changed on a lot, with who must be told privately; public events are cut from it. */
const lotChange = {
  lotId: id,
  /** Its place in the lot's log, which is not public: it counts raises and advance bids too. */
  sequence,
  /** The number of the lot's last public event, this one included if it is public (R70). */
  publicSequence: sequence,
  priceCents: cents.nullable(),
  nextBidCents: cents,
  bidCount: z.int(),
  closesAt: instant,
  phase: z.string(),
  leaderId: id.nullable(),
  /** What it can be had for at once; null from the first bid on (R18). */
  buyNowCents: cents.nullable(),
};
const lotChanged = z.object(lotChange);
export type LotChange = Readonly<z.infer<typeof lotChanged>>;

export const factSchemas = {
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
  /** R68: only the leader is told. */
  'maximum.lowered': z.object({ ...lotChange, leaderId: id }),
  'lot.opened': lotChanged,
  'lot.extended': z.object({ ...lotChange, reason: z.string() }),
  'lot.closed': z.object({
    ...lotChange,
    outcome: z.enum(['sold', 'unsold']),
    winnerId: id.nullable(),
    hammerCents: cents.nullable(),
  }),
  /** R18: bought at once, and waiting to be paid. */
  'lot.bought': z.object({ ...lotChange, buyerId: id, invoiceId: id }),
  /** R18: not paid in time, so it is open again. */
  'lot.reopened': z.object({
    ...lotChange,
    buyerId: id,
    invoiceId: id,
    /** What was paid towards the void receipt, and is credit now (R52). */
    creditedCents: cents,
    reason: z.string(),
  }),
  'invoice.issued': z.object({ invoiceId: id, userId: id }),
  /** R52: not paid some days after its issue. */
  'invoice.unpaid': z.object({ invoiceId: id, userId: id, day: z.int() }),
  /** R52: not paid in time. */
  'invoice.voided': z.object({ invoiceId: id, userId: id, creditedCents: cents }),
  'payment.succeeded': z.object({ paymentId: id, userId: id }),
  'payment.failed': z.object({ paymentId: id, userId: id }),
  'account.deactivated': z.object({ userId: id, reason: z.string() }),
  'account.reactivated': z.object({ userId: id }),
  'lot.pickedUp': z.object({ lotId: id, userId: id }),
  /** R22. */
  'lot.forfeited': z.object({ lotId: id, userId: id }),
  /** R30: decided, and given back wherever it went. */
  'refund.made': z.object({ refundId: id, userId: id }),
  'watch.changed': z.object({
    userId: id,
    lotId: id,
    /** null: no longer watched. */
    watchId: id.nullable(),
  }),
  'user.registered': z.object({ userId: id }),
  'credit.granted': z.object({
    userId: id,
    journalId: id,
    amountCents: cents,
    reason: z.enum(['coupon redeemed', 'invite rewarded']),
  }),
};

export type FactName = keyof typeof factSchemas;
export type Facts = { readonly [N in FactName]: Readonly<z.infer<(typeof factSchemas)[N]>> };
export type Fact = { [N in FactName]: { readonly name: N; readonly payload: Facts[N] } }[FactName];
