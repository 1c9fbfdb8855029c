import type { ListedLot, WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import type { UseQueryResult } from '@tanstack/react-query';

/** The current state of a list's query. */
export interface FoundLots {
  readonly lots: readonly (ListedLot | WonLotCard)[] | undefined;
  readonly count: number;
  readonly error: Error | null;
  /** Another page is loading while the previous one is shown. */
  readonly changing: boolean;
  readonly retry: () => unknown;
}

/** Each list call names its lots and their count differently. */
export const foundLots = (
  found: UseQueryResult,
  { lots, count = 0 }: Pick<FoundLots, 'lots'> & { readonly count: number | undefined },
): FoundLots => ({
  lots,
  count,
  error: found.error,
  changing: found.isPlaceholderData,
  retry: found.refetch,
});
