import type { ListedLot, WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import type { UseQueryResult } from '@tanstack/react-query';

/** What a list's call has answered so far. */
export interface FoundLots {
  readonly lots: readonly (ListedLot | WonLotCard)[] | undefined;
  readonly count: number;
  readonly error: Error | null;
  /** Another page is on its way while the old one is still shown. */
  readonly changing: boolean;
  readonly retry: () => unknown;
}

/** The calls of lists name their lots and their count each in its own way. */
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
