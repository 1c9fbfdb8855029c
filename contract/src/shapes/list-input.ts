// The parameters that every list of lots accepts (product-spec, section 7).
import * as z from 'zod';
import { ignored } from './ignored.ts';
import { pagesOf } from './pages.ts';

/** Names separated by commas; a lot matches any of them. */
export const oneOf = z.string().max(400);

/** 3 price low to high, 4 price high to low, 1 time remaining; empty: none. */
const orderby = z.union([
  z.enum(['', '1', '3', '4']),
  z.literal([1, 3, 4]).transform((number) => `${number}` as const),
]);

/** 0 waiting, 1 picked up, 2 returned, 3 forfeited; empty: all. */
const pickupStatus = z.union([
  z.enum(['', '0', '1', '2', '3']),
  z.literal([0, 1, 2, 3]).transform((number) => `${number}` as const),
]);

export const listFilters = { location: oneOf, pickup_status: pickupStatus };

/** `filters` may contain a list's filters as well; there they take precedence. */
export const filteredBy = <F extends z.core.$ZodLooseShape>(fields: F) =>
  z.strictObject(fields).partial().optional();

const withoutEffect = {
  orderby: ignored,
  action: ignored,
  location: ignored,
  pickup_status: ignored,
  filters: z.record(z.string().max(80), ignored).optional(),
};

/** Of a list that is not of lots: the specification's other parameters do not narrow it. */
export const plainListInput = (size: number) => ({ ...pagesOf(size), ...withoutEffect });

/** Of a list that is always returned whole: pages do not narrow it either. */
export const wholeListInput = plainListInput(60);

export const listInput = {
  ...pagesOf(10),
  orderby: orderby.default(''),
  /** The list's name in its address. Ignored: each list has a call of its own. */
  action: ignored,
  location: oneOf.default(''),
  /** Only lots that the caller won have one, so other lists ignore it. */
  pickup_status: pickupStatus.default(''),
};
