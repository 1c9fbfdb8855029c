// Reads the parameters that the lists have in common.
import { listed } from '@hammerdock/domain/text/listed.ts';
import type { LotOrder, Page } from '../../store/catalog/lot-cards.ts';

/** The input of a list together with its `filters`, which take precedence. */
export function withFilters<I extends { readonly filters?: object | undefined }>({
  filters,
  ...input
}: I): Omit<I, 'filters'> {
  return { ...input, ...filters };
}

interface ListInput extends Page {
  readonly orderby: LotOrder;
  readonly location: string;
  readonly filters?: { readonly location?: string | undefined } | undefined;
}

export interface WantedLots extends Page {
  readonly order: LotOrder;
  /** Empty: all centers. */
  readonly centerSlugs: readonly string[];
}

export function readListInput(input: ListInput): WantedLots {
  const { page, limit, orderby, location } = withFilters(input);
  return { page, limit, order: orderby, centerSlugs: listed(location) };
}
