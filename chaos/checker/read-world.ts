import type { ModelEntry } from '../model/terms.ts';
import type { InvoiceRecord, LotRecord, StoredEvent, World } from './world.ts';

/** Anything that can query PostgreSQL: a client or a pool of `pg`. */
export interface Asker {
  query(sql: string): Promise<{ readonly rows: readonly object[] }>;
}

/** Each query returns JSON, so that the result does not depend on a client's type parsers. */
const lotsSql = `
  select json_build_object(
    'lot', l.id, 'auction', l.auction_id, 'auctionInvoiced', a.invoiced_at is not null,
    'terms', json_build_object(
      'startPriceCents', l.start_price_cents, 'increments', a.increments,
      'softCloseSeconds', a.soft_close_seconds, 'retractMinutes', l.retract_minutes),
    'initial', json_build_object(
      'phase', l.first_phase, 'closesAt', extract(epoch from l.first_closes_at) * 1000),
    'snapshot', json_build_object(
      'phase', s.phase, 'sequence', s.sequence, 'hiddenEvents', s.hidden_events,
      'priceCents', s.price_cents,
      'leader', s.leader_id, 'leaderMaxCents', s.leader_max_cents, 'bidCount', s.bid_count,
      'closesAt', extract(epoch from s.closes_at) * 1000, 'hammerCents', l.hammer_cents),
    'events', coalesce((
      select json_agg(json_build_object(
        'kind', e.kind, 'sequence', e.sequence, 'at', extract(epoch from e.at) * 1000,
        'hammerCents', e.hammer_cents,
        'bidder', e.bidder_id, 'amountCents', e.amount_cents, 'type', e.bid_type,
        'advance', e.advance, 'bidSequence', e.bid_sequence,
        'closesAt', extract(epoch from e.new_closes_at) * 1000, 'key', e.idempotency_key,
        'led', json_build_object(
          'priceCents', e.result_price_cents, 'leader', e.result_leader_id,
          'closesAt', extract(epoch from e.result_closes_at) * 1000)
      ) order by e.sequence) from lot_events e where e.lot_id = l.id), '[]'),
    'lines', coalesce((
      select json_agg(json_build_object(
        'invoice', i.id, 'buyer', i.user_id, 'hammerCents', n.hammer_cents))
      from invoice_lines n join invoices i on i.id = n.invoice_id
      where n.lot_id = l.id and n.voided_at is null and i.voided_at is null), '[]')
  )::text as document
  from lots l join lot_states s on s.lot_id = l.id join auctions a on a.id = l.auction_id
  where l.phase <> 'draft' order by l.auction_id, l.number`;

const invoicesSql = `
  select json_build_object(
    'invoice', id, 'buyer', user_id, 'auction', auction_id)::text as document
  from invoices where voided_at is null and not exists (
    select from buy_now_holds where buy_now_holds.invoice_id = invoices.id)
  order by number`;

/** Reads one snapshot if given a client inside a repeatable read transaction. */
export async function readWorld(asker: Asker): Promise<World> {
  const lots = await askDocuments<LotDocument>(asker, lotsSql);
  const invoices = await askDocuments<InvoiceRecord>(asker, invoicesSql);
  return { lots: lots.map(lotOf), invoices };
}

type LotDocument = Omit<LotRecord, 'terms' | 'events'> & {
  readonly terms: Omit<LotRecord['terms'], 'increments'> & {
    readonly increments: readonly { readonly fromCents: number; readonly stepCents: number }[];
  };
  readonly events: readonly EventDocument[];
};

interface EventDocument extends Pick<StoredEvent, 'kind' | 'sequence' | 'key' | 'led'> {
  readonly at: number;
  readonly bidder: string;
  readonly amountCents: number;
  readonly type: 'proxy' | 'hard';
  readonly advance: boolean;
  readonly bidSequence: number;
  readonly closesAt: number;
  readonly hammerCents: number;
}

function lotOf({ terms, events, ...record }: LotDocument): LotRecord {
  const increments = terms.increments.map((row) => [row.fromCents, row.stepCents] as const);
  return { ...record, terms: { ...terms, increments }, events: events.map(eventOf) };
}

function eventOf(event: EventDocument): StoredEvent {
  const { kind, sequence, key, led } = event;
  return { kind, sequence, key, led, entry: entryOf(event) };
}

function entryOf(event: EventDocument): ModelEntry | null {
  const { kind, sequence, at, bidder, amountCents, type, advance, bidSequence } = event;
  switch (kind) {
    case 'bid':
      return { kind, sequence, at, bidder, amountCents, type, advance };
    case 'retraction':
      return { kind, sequence, at, bidder, bidSequence };
    case 'extended':
    case 'reopened':
      return { kind, sequence, at, closesAt: event.closesAt };
    case 'opened':
    case 'closed':
      return { kind, sequence, at };
    case 'bought':
      return { kind, sequence, at, bidder, hammerCents: event.hammerCents };
    default:
      return null;
  }
}

async function askDocuments<Document>(asker: Asker, sql: string): Promise<Document[]> {
  const { rows } = await asker.query(sql);
  return rows.map((row) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the queries above shape it
    return JSON.parse(String(Object.values(row)[0])) as Document;
  });
}
