// What is told about lots while they are on screen, and the answers that it changes.
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  applyEvent,
  catchUp,
  type LotEvent,
  type Outcome,
  type OwnEvent,
  type PublicEvent,
} from './lot-events.ts';

export interface LotEventCache {
  readonly apply: (event: LotEvent) => void;
  /** What was said last about one's own standing with a lot. */
  readonly lastOwnEvent: (lotId: string) => OwnEvent | undefined;
  /** Somebody else looks at the page from now on. */
  readonly forgetOwnEvents: () => void;
}

export function openLotEventCache(client: QueryClient): LotEventCache {
  const shared = new Map<string, PublicEvent>();
  const own = new Map<string, OwnEvent>();
  const eventsOf = (lotId: string) =>
    [shared.get(lotId), own.get(lotId)].filter((event) => event !== undefined);

  // An answer asked for before an event may come after it, and must not undo it.
  client.getQueryCache().subscribe(({ type, query, ...change }) => {
    if (type !== 'updated' || !('action' in change)) return;
    const { action } = change;
    if (action.type !== 'success' || action.manual === true) return;
    if (shared.size + own.size > 0) accept(client, query, catchUp(query.state.data, eventsOf));
  });

  return {
    apply: (event) => {
      if (event.channel === 'user') own.set(event.lot_id, event);
      else shared.set(event.lot_id, event);
      for (const query of client.getQueryCache().getAll()) {
        if (query.state.data === undefined) continue;
        accept(client, query, applyEvent(query.state.data, event));
        // One's own lists gain and lose lots by it.
        const isOwnList = String(query.queryKey[0]).startsWith('bids.');
        if (isOwnList && event.channel === 'user') askAgain(client, query);
      }
    },
    lastOwnEvent: (lotId) => own.get(lotId),
    forgetOwnEvents: () => own.clear(),
  };
}

function accept(client: QueryClient, query: Query, { data, gap }: Outcome<unknown>): void {
  if (data !== query.state.data) client.setQueryData(query.queryKey, data);
  if (gap) askAgain(client, query);
}

const askAgain = (client: QueryClient, { queryKey }: Query): void =>
  void client.invalidateQueries({ queryKey, exact: true });
