// The query of a list of lots (NAV-11); invalid values fall back to the default.
import { readPageAddress, type PageAddress } from '../../../lib/address/page-address.ts';

const PAGE_SIZES = [10, 12, 20, 30] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export type Sort = '1' | '3' | '4';

/** How a list is shown; the orders differ between lists. */
export interface ListView extends PageAddress {
  readonly limit?: PageSize;
  readonly sort?: string;
  /** Omitted for the grid. */
  readonly view?: 'list';
}

export interface ListAddress extends ListView {
  readonly sort?: Sort;
  /** Won lots by pickup status. */
  readonly pickup?: '0' | '1' | '2' | '3';
}

/** LIST-02: 12 is offered only where it is the default. */
export const pageSizesFor = (first: PageSize): readonly PageSize[] =>
  PAGE_SIZES.filter((size) => size !== 12 || first === 12);

export function readListAddress(search: Record<string, unknown>): ListAddress {
  const limit = pick(PAGE_SIZES, search['limit']);
  const sort = pick(['1', '3', '4'] as const, search['sort']);
  const pickup = pick(['0', '1', '2', '3'] as const, search['pickup']);
  return {
    ...readPageAddress(search),
    ...(limit === undefined ? {} : { limit }),
    ...(sort === undefined ? {} : { sort }),
    ...(search['view'] === 'list' ? { view: 'list' } : {}),
    ...(pickup === undefined ? {} : { pickup }),
  };
}

/** Another order or size starts at the first page. */
export function chosen(address: ListView, choice: object): Record<string, unknown> {
  const { page: _page, ...rest } = address;
  return { ...rest, ...choice };
}

export const toListInput = <S extends string = Sort>(
  { page, limit, sort }: Omit<ListView, 'sort'> & { readonly sort?: S },
  first: PageSize,
) => ({ page: page ?? 1, limit: limit ?? first, orderby: sort ?? ('' as const) });

const pick = <T extends string | number>(known: readonly T[], given: unknown): T | undefined =>
  known.find((one) => String(one) === String(given));
