// The public side of a breath of events: price events of one lot are merged, latest wins; a close
// a purchase, an extension after an outage and a reopening always stand alone (R40).
import type { LotChanged, LotClosed } from '@hammerdock/contract/events.ts';
import type { LiveEvent } from '../events/subscribers.ts';
import { viewLotChanged, viewLotClosed, type LotMoment } from '../views/live.ts';

export type PublicEvent =
  | { readonly name: 'bidAddtime'; readonly payload: LotChanged }
  | { readonly name: 'realclosedupdates'; readonly payload: LotClosed };

interface Open {
  readonly first: number;
  readonly latest: LotMoment;
  readonly extended: boolean;
}

/** R8, R70: a raise or a lowered maximum changes nothing that others may see. */
const isPublic = (event: LiveEvent): boolean =>
  event.name !== 'maximum.lowered' &&
  (event.name !== 'bid.placed' || event.payload.outcome !== 'raised');

export function cutPublicEvents(domainEvents: readonly LiveEvent[]): PublicEvent[] {
  const events: PublicEvent[] = [];
  const merging = new Map<string, Open>();
  const finish = (lotId: string): void => {
    const open = merging.get(lotId);
    if (open === undefined) return;
    merging.delete(lotId);
    const stretch = { fromSequence: open.first, extended: open.extended, reason: '' };
    events.push({ name: 'bidAddtime', payload: viewLotChanged(open.latest, stretch) });
  };
  for (const event of domainEvents.filter(isPublic)) {
    const { lotId, publicSequence: sequence } = event.payload;
    if (event.name === 'lot.closed' || event.name === 'lot.bought') {
      finish(lotId);
      events.push({ name: 'realclosedupdates', payload: viewLotClosed(event.payload) });
    } else if (event.name === 'lot.extended' || event.name === 'lot.reopened') {
      finish(lotId);
      const { reason } = event.payload;
      const stretch = { fromSequence: sequence, extended: true, reason };
      events.push({ name: 'bidAddtime', payload: viewLotChanged(event.payload, stretch) });
    } else {
      const open = merging.get(lotId);
      // A step missing in between is told apart, so that watchers see the gap.
      if (open !== undefined && open.latest.publicSequence + 1 !== sequence) finish(lotId);
      const before = merging.get(lotId);
      const extended = event.name === 'bid.placed' && event.payload.extended;
      merging.set(lotId, {
        first: before?.first ?? sequence,
        latest: event.payload,
        extended: extended || before?.extended === true,
      });
    }
  }
  for (const lotId of merging.keys()) finish(lotId);
  return events;
}
