// What stands behind the "?" of a list of lots (NAV-11); anything odd falls back to the standard.
export interface ListAddress {
  readonly page?: number;
  readonly limit?: 20 | 30;
  readonly sort?: '1' | '3' | '4';
  /** Won items by where they are in their pickup. */
  readonly pickup?: '0' | '1' | '2' | '3';
}

const pick = <T extends string | number>(known: readonly T[], given: unknown): T | undefined =>
  known.find((one) => String(one) === String(given));

export function readListAddress(search: Record<string, unknown>): ListAddress {
  const page = Number(search['page']);
  const limit = pick([20, 30] as const, search['limit']);
  const sort = pick(['1', '3', '4'] as const, search['sort']);
  const pickup = pick(['0', '1', '2', '3'] as const, search['pickup']);
  return {
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(sort === undefined ? {} : { sort }),
    ...(pickup === undefined ? {} : { pickup }),
  };
}

export const toListInput = (address: ListAddress) => ({
  page: address.page ?? 1,
  limit: address.limit ?? 10,
  orderby: address.sort ?? ('' as const),
});
