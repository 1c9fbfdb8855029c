// Who reads which fact. A fact without a reader does not compile.
import type { TaskRequest } from '../jobs/tasks.ts';
import type * as z from 'zod';
import { parseColumn } from '../db/json-columns.ts';
import { factSchemas, type Fact, type FactName, type Facts } from './fact.ts';

/** Facts about a lot that its watchers are shown at once. */
export type LiveFact = Extract<
  Fact,
  {
    name:
      | 'bid.placed'
      | 'bid.retracted'
      | 'maximum.lowered'
      | 'lot.opened'
      | 'lot.extended'
      | 'lot.closed'
      | 'lot.bought'
      | 'lot.reopened';
  }
>;

/** Told at once to the one user's own tabs. */
export type WatchChange = Facts['watch.changed'];

/** Where a fact may go. */
export interface Outlets {
  live(fact: LiveFact): void;
  watch(change: WatchChange): void;
  job(request: TaskRequest): void;
}

const OUTBID_EMAIL_DELAY_SECONDS = 30;

type Readers = {
  readonly [N in FactName]: (payload: Facts[N], to: Outlets, factId: number) => void;
};

export const readers: Readers = {
  'bid.placed': (bid, to) => {
    to.live({ name: 'bid.placed', payload: bid });
    const { lotId, sequence, previousLeaderId } = bid;
    if (bid.outcome !== 'took lead' || previousLeaderId === null) return;
    // The screen tells at once. A letter waits a little, one for a bidder and lot at a time, so
    // that a quick duel ends in one letter or none, not in fifty.
    to.job({
      task: 'tell-outbid',
      payload: { lotId, sequence, userId: previousLeaderId },
      key: `tell-outbid ${lotId} ${previousLeaderId}`,
      delaySeconds: OUTBID_EMAIL_DELAY_SECONDS,
    });
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
    const { lotId, sequence, closesAt, reason } = lot;
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
  'lot.bought': (lot, to) => {
    to.live({ name: 'lot.bought', payload: lot });
    const { lotId, invoiceId } = lot;
    to.job({ task: 'tell-bought', payload: { lotId, invoiceId }, key: `tell-bought ${invoiceId}` });
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
  'payment.failed': ({ paymentId }, to, factId) =>
    to.job({ task: 'tell-payment', payload: { paymentId }, key: `tell-failure ${factId}` }),
  'account.deactivated': ({ userId }, to, factId) =>
    to.job({ task: 'tell-deactivated', payload: { userId, factId }, key: `tell-off ${factId}` }),
  'account.reactivated': ({ userId }, to, factId) =>
    to.job({ task: 'tell-reactivated', payload: { userId, factId }, key: `tell-on ${factId}` }),
  'lot.pickedUp': ({ lotId, userId }, to) =>
    to.job({ task: 'tell-picked-up', payload: { lotId, userId }, key: `tell-picked-up ${lotId}` }),
  'lot.forfeited': ({ lotId, userId }, to) =>
    to.job({ task: 'tell-forfeited', payload: { lotId, userId }, key: `tell-forfeited ${lotId}` }),
  'refund.made': (refund, to) =>
    to.job({ task: 'tell-refund', payload: refund, key: `tell-refund ${refund.refundId}` }),
  'watch.changed': (change, to) => to.watch(change),
  'user.registered': ({ userId }, to) =>
    to.job({ task: 'tell-welcome', payload: { userId }, key: `tell-welcome ${userId}` }),
  'credit.granted': (grant, to) =>
    to.job({ task: 'tell-credit', payload: grant, key: `tell-credit ${grant.journalId}` }),
};

export const knownFacts: readonly string[] = Object.keys(readers);

type Schemas = { readonly [N in FactName]: z.ZodType<Facts[N]> };
const schemas: Schemas = factSchemas;

/** Parses one row of the outbox and hands it to its reader. */
export function readFact(row: { id: number; fact: string; payload: unknown }, to: Outlets): void {
  if (!isFactName(row.fact)) throw new Error(`${row.fact} has no reader`);
  passOn({ name: row.fact, schema: schemas[row.fact] }, row, to);
}

function passOn<N extends FactName>(
  { name, schema }: { name: N; schema: Schemas[N] },
  { id, payload }: { id: number; payload: unknown },
  to: Outlets,
): void {
  const where = { column: 'outbox.payload', row: String(id) };
  readers[name](parseColumn(schema, payload, where), to, id);
}

const isFactName = (name: string): name is FactName => Object.hasOwn(readers, name);
