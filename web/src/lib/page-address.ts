/** Which page of a list, as it stands behind the "?"; the first is left out. */
export interface PageAddress {
  readonly page?: number;
}

const PAGE_MAX = 10_000;

/** Anything odd is the first page. */
export function readPageAddress(search: Record<string, unknown>, pageMax = PAGE_MAX): PageAddress {
  const page = Number(search['page']);
  return Number.isInteger(page) && page > 1 && page <= pageMax ? { page } : {};
}
