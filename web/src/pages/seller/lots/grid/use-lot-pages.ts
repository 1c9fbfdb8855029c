// The rows of a long list of lots, loaded page by page where they are looked at.
import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer, Sent } from '../../../../api/calls.ts';
import { callQuery } from '../../../../api/query.tsx';
import { useApi } from '../../../../api/use-api.ts';
import { pagesOf } from '../../../../ui/grid/window.ts';

const LIST = 'sellerLots.listSellerLots';
/** Of one call. */
const PER_PAGE = 100;

export type LotsInput = Omit<Sent<typeof LIST>, 'page' | 'limit'>;

interface Wanted {
  readonly input: LotsInput;
  readonly initialRow: number;
  /** Rows that stay up to date although they are out of view. */
  readonly selected: readonly number[];
}

export function useLotPages({ input, initialRow, selected }: Wanted) {
  const api = useApi();
  const client = useQueryClient();
  const [inView, setInView] = useState(() => [pageOf(initialRow)]);
  const pages = [...new Set([...inView, ...selected.map(pageOf)])];
  const queryOf = (page: number) => callQuery(api, LIST, { ...input, page, limit: PER_PAGE });
  const results = useQueries({ queries: pages.map(queryOf) });
  const answers = results.filter(({ data }) => data !== undefined);
  const newest = answers.toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt)[0];
  // While another page is loaded, the length of the list stays.
  const [count, setCount] = useState(newest?.data?.lotCount);
  if (newest?.data !== undefined && newest.data.lotCount !== count) setCount(newest.data.lotCount);
  const cached = (page: number): Answer<typeof LIST> | undefined =>
    client.getQueryData(queryOf(page).queryKey);
  const rowAt = (index: number): SellerLotRow | undefined =>
    cached(pageOf(index))?.lotList[index % PER_PAGE];
  return {
    /** undefined until the first answer. */
    count,
    error: results.find(({ isError }) => isError)?.error ?? null,
    reload: () => void Promise.all(results.map(async (each) => each.isError && each.refetch())),
    rowAt,
    /** The rows of the pages that are read again when a lot changes. */
    loaded: answers.flatMap(({ data }) => data?.lotList ?? []),
    look: (first: number, last: number): void => {
      const next = pagesOf({ first, last }, PER_PAGE);
      setInView((now) => (now.join() === next.join() ? now : next));
    },
    load: async (first: number, last: number): Promise<readonly SellerLotRow[]> => {
      const wanted = pagesOf({ first, last }, PER_PAGE);
      const found = await Promise.all(wanted.map((page) => client.fetchQuery(queryOf(page))));
      const from = first - (pageOf(first) - 1) * PER_PAGE;
      return found.flatMap(({ lotList }) => lotList).slice(from, from + last - first + 1);
    },
  };
}

const pageOf = (row: number): number => Math.floor(row / PER_PAGE) + 1;
