// The public events of a batch. Price events of one lot are merged, and the latest wins; a close, a
// purchase, an extension after an outage and a reopening are never merged (R40).
import type { LotChanged, LotClosed } from '@hammerdock/contract/events.ts';
import type { LiveEvent } from '../events/subscribers.ts';
import { viewLotChanged, viewLotClosed, type LotSnapshot } from '../views/bidding/live.ts';

export type PublicEvent =
  | { readonly name: 'bidAddtime'; readonly payload: LotChanged }
  | { readonly name: 'realclosedupdates'; readonly payload: LotClosed };

interface PendingEvent {
  readonly first: number;
  readonly latest: LotSnapshot;
  readonly extended: boolean;
}

/** R8, R70: a raise or a lowered maximum changes nothing public. */
const isPublic = (event: LiveEvent): boolean =>
  event.name !== 'maximum.lowered' &&
  (event.name !== 'bid.placed' || event.payload.outcome !== 'raised');

/** Whether viewers see the lot close with it. */
const isEnd = ({ name }: LiveEvent): boolean =>
  name === 'lot.closed' ||
  name === 'lot.bought' ||
  name === 'lot.cancelled' ||
  name === 'lot.awarded';

export function toPublicEvents(domainEvents: readonly LiveEvent[]): PublicEvent[] {
  const events: PublicEvent[] = [];
  const pending = new Map<string, PendingEvent>();
  const finish = (lotId: string): void => {
    const merged = pending.get(lotId);
    if (merged === undefined) return;
    pending.delete(lotId);
    const range = { fromSequence: merged.first, extended: merged.extended, reason: '' };
    events.push({ name: 'bidAddtime', payload: viewLotChanged(merged.latest, range) });
  };
  for (const event of domainEvents.filter(isPublic)) {
    const { lotId, publicSequence: sequence } = event.payload;
    if (isEnd(event)) {
      finish(lotId);
      events.push({ name: 'realclosedupdates', payload: viewLotClosed(event.payload) });
    } else if (event.name === 'lot.extended' || event.name === 'lot.reopened') {
      finish(lotId);
      const { reason } = event.payload;
      const range = { fromSequence: sequence, extended: true, reason };
      events.push({ name: 'bidAddtime', payload: viewLotChanged(event.payload, range) });
    } else {
      const last = pending.get(lotId);
      // A missing event ends the range, so that watchers see the gap.
      if (last !== undefined && last.latest.publicSequence + 1 !== sequence) finish(lotId);
      const before = pending.get(lotId);
      const extended = event.name === 'bid.placed' && event.payload.extended;
      pending.set(lotId, {
        first: before?.first ?? sequence,
        latest: event.payload,
        extended: extended || before?.extended === true,
      });
    }
  }
  for (const lotId of pending.keys()) finish(lotId);
  return events;
}
