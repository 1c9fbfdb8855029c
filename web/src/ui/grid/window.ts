// Which rows of a long grid are rendered, and which pages of them are loaded.
export interface Rows {
  readonly first: number;
  readonly last: number;
}

export interface View {
  readonly scrollTop: number;
  /** Of the rows, without the head. */
  readonly height: number;
  readonly rowHeight: number;
  readonly count: number;
}

/** Rendered above and below, so that a fast scroll does not show empty space. */
const SPARE_ROWS = 8;

/** The rows in view; `last` is below `first` in an empty grid. */
export function visibleRows({ scrollTop, height, rowHeight, count }: View): Rows {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight));
  const last = Math.ceil((scrollTop + height) / rowHeight) - 1;
  return { first: Math.min(first, Math.max(0, count - 1)), last: Math.min(last, count - 1) };
}

/** Those in view with spare ones, and further ones that must exist, each once and in order. */
export function renderedRows({ first, last }: Rows, count: number, always: readonly number[]) {
  const rows: number[] = [];
  const end = Math.min(count - 1, last + SPARE_ROWS);
  for (let row = Math.max(0, first - SPARE_ROWS); row <= end; row += 1) rows.push(row);
  const others = new Set(always.filter((row) => row >= 0 && row < count && !rows.includes(row)));
  return [...rows, ...others].toSorted((one, other) => one - other);
}

/** Pages count from 1. */
export function pagesOf({ first, last }: Rows, perPage: number): number[] {
  const from = Math.floor(first / perPage);
  const to = Math.floor(Math.max(first, last) / perPage);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index + 1);
}
