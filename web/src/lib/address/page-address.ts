/** The page number of a list in the query; omitted for the first page. */
export interface PageAddress {
  readonly page?: number;
}

const PAGE_MAX = 10_000;

/** Invalid values mean the first page. */
export function readPageAddress(search: Record<string, unknown>, pageMax = PAGE_MAX): PageAddress {
  const page = Number(search['page']);
  return Number.isInteger(page) && page > 1 && page <= pageMax ? { page } : {};
}
