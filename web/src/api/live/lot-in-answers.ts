// A lot is in many answers at once: lists, blocks, its own page. Changes apply to all of them.
import type { LotCard, LotTile } from '@hammerdock/contract/shapes/lot.ts';
import type { QueryClient } from '@tanstack/react-query';

/** The answer with its lots changed; the same object when none changes. null: no change. */
export function changeLots<T>(answer: T, change: (lot: LotTile) => object | null): T {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return keepIfSame(value, value.map(visit));
    if (typeof value !== 'object' || value === null) return value;
    const changes = isLot(value) ? change(value) : null;
    if (changes !== null) return { ...value, ...changes };
    const entries = Object.entries(value);
    const changed = entries.map(([key, inner]) => [key, visit(inner)] as const);
    return changed.every(([, inner], index) => inner === entries[index]?.[1])
      ? value
      : Object.fromEntries(changed);
  };
  // The shape does not change; fields of lots are replaced by values of their types.
  return visit(answer) as T;
}

export function holdsLot(answer: unknown, which: (lot: LotTile) => boolean): boolean {
  let holds = false;
  changeLots(answer, (lot) => {
    holds ||= which(lot);
    return null;
  });
  return holds;
}

/** Shows the user's own change before the server confirms it. */
export function changeLotOnScreen(
  client: QueryClient,
  lotId: string,
  changes: Partial<LotCard>,
): void {
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    const changed = changeLots(state.data, (lot) => (lot.id === lotId ? changes : null));
    if (changed === state.data) continue;
    client.setQueryData(queryKey, changed);
    // Pending answers were requested before the change and might undo it.
    if (state.fetchStatus === 'fetching') void client.invalidateQueries({ queryKey, exact: true });
  }
}

const isLot = (value: object): value is LotTile =>
  'id' in value && 'sequence' in value && 'latestbid' in value;

const keepIfSame = (before: unknown[], after: unknown[]): unknown[] =>
  after.every((value, index) => value === before[index]) ? before : after;
