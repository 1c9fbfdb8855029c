// The public side of a breath of facts: price events of one lot are merged, latest wins; a close
// a purchase, an extension after an outage and a reopening always stand alone (R40).
import type { LotChanged, LotClosed } from '@hammerdock/contract/events.ts';
import type { LiveFact } from '../facts/dispatch-table.ts';
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
const isPublic = (fact: LiveFact): boolean =>
  fact.name !== 'maximum.lowered' &&
  (fact.name !== 'bid.placed' || fact.payload.outcome !== 'raised');

export function cutPublicEvents(facts: readonly LiveFact[]): PublicEvent[] {
  const events: PublicEvent[] = [];
  const merging = new Map<string, Open>();
  const finish = (lotId: string): void => {
    const open = merging.get(lotId);
    if (open === undefined) return;
    merging.delete(lotId);
    const stretch = { fromSequence: open.first, extended: open.extended, reason: '' };
    events.push({ name: 'bidAddtime', payload: viewLotChanged(open.latest, stretch) });
  };
  for (const fact of facts.filter(isPublic)) {
    const { lotId, publicSequence: sequence } = fact.payload;
    if (fact.name === 'lot.closed' || fact.name === 'lot.bought') {
      finish(lotId);
      events.push({ name: 'realclosedupdates', payload: viewLotClosed(fact.payload) });
    } else if (fact.name === 'lot.extended' || fact.name === 'lot.reopened') {
      finish(lotId);
      const { reason } = fact.payload;
      const stretch = { fromSequence: sequence, extended: true, reason };
      events.push({ name: 'bidAddtime', payload: viewLotChanged(fact.payload, stretch) });
    } else {
      const open = merging.get(lotId);
      // A step missing in between is told apart, so that watchers see the gap.
      if (open !== undefined && open.latest.publicSequence + 1 !== sequence) finish(lotId);
      const before = merging.get(lotId);
      const extended = fact.name === 'bid.placed' && fact.payload.extended;
      merging.set(lotId, {
        first: before?.first ?? sequence,
        latest: fact.payload,
        extended: extended || before?.extended === true,
      });
    }
  }
  for (const lotId of merging.keys()) finish(lotId);
  return events;
}
