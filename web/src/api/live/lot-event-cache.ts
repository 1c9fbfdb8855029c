// The last live events of the lots on screen, applied to the cached answers.
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
  /**
   * Called when the session or the connection changes: none arrive without a connection, so an
   * answer fetched later is newer.
   */
  readonly forgetOwnEvents: () => void;
}

export function openLotEventCache(client: QueryClient): LotEventCache {
  const shared = new Map<string, PublicEvent>();
  const own = new Map<string, OwnEvent>();
  const eventsOf = (lotId: string) =>
    [shared.get(lotId), own.get(lotId)].filter((event) => event !== undefined);

  // An answer requested before an event may arrive after it, and must not undo it.
  client.getQueryCache().subscribe(({ type, query, ...change }) => {
    if (type !== 'updated' || !('action' in change)) return;
    const { action } = change;
    if (action.type !== 'success' || action.manual === true) return;
    if (shared.size + own.size > 0) accept(client, query, catchUp(query.state.data, eventsOf));
  });

  return {
    apply: (event) => {
      const known = event.channel === 'user' ? own : shared;
      // The answer to a bid may arrive after events that followed it.
      if ((known.get(event.lot_id)?.sequence ?? 0) > event.sequence) return;
      if (event.channel === 'user') own.set(event.lot_id, event);
      else shared.set(event.lot_id, event);
      for (const query of client.getQueryCache().getAll()) {
        if (query.state.data === undefined) continue;
        const name = String(query.queryKey[0]);
        const { data, gap } = applyEvent(query.state.data, event);
        const isOwn = event.channel === 'user';
        // A later answer of the home page leaves out a lot that was won.
        const isLast = isOwn && event.bidtopstatus === 'won' && name === 'catalog.homeProducts';
        accept(client, query, { data, gap: gap && !isLast });
        // The event may add lots to the user's own lists, or remove them.
        if (isOwn && name.startsWith('bids.')) askAgain(client, query);
      }
    },
    forgetOwnEvents: () => own.clear(),
  };
}

function accept(client: QueryClient, query: Query, { data, gap }: Outcome<unknown>): void {
  if (data !== query.state.data) client.setQueryData(query.queryKey, data);
  if (gap) askAgain(client, query);
}

const askAgain = (client: QueryClient, { queryKey }: Query): void =>
  void client.invalidateQueries({ queryKey, exact: true });
