// A lot as its seller prepares and sees it; amounts are decimal strings.
import { COMPLETENESS, TESTED } from '@hammerdock/domain/catalog/condition-report.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import * as z from 'zod';
import { amount } from './money.ts';

export const LOT_STATUSES = ['draft', 'upcoming', 'open', 'sold', 'unsold', 'cancelled'] as const;
export type LotStatus = (typeof LOT_STATUSES)[number];

const hundredths = z.int().min(1).max(1_000_000);

/** What the inspector found; null is unknown. Lengths and weights are in hundredths. */
export const sellerReport = z.strictObject({
  tested: z.enum(TESTED).nullable(),
  completeness: z.enum(COMPLETENESS).nullable(),
  missing_parts: z.string().max(200),
  /** Empty: none were found. */
  defects: z.string().max(200).nullable(),
  inspector_note: z.string().max(200),
  /** `photo` counts the lot's photos from 1. */
  defect_photos: z
    .array(z.strictObject({ photo: z.int().min(1).max(20), caption: z.string().min(1).max(120) }))
    .max(8),
  size: z
    .strictObject({
      length_inch_hundredths: hundredths,
      width_inch_hundredths: hundredths,
      height_inch_hundredths: hundredths,
    })
    .nullable(),
  weight_pound_hundredths: hundredths.nullable(),
});
export type SellerReport = z.output<typeof sellerReport>;

/** A photo of a lot, with its caption, whose texts are empty until the seller enters them. */
export const sellerPhoto = z.object({
  name: z.string(),
  /** From the site's root. */
  address: z.string(),
  filename: z.string(),
  title: z.string(),
  description: z.string(),
});
export type SellerPhoto = z.output<typeof sellerPhoto>;

/** The error of a field, by the field's name here, and its remedy. */
export const fieldProblem = z.object({ field: z.string(), problem: z.string() });
export type FieldProblem = z.output<typeof fieldProblem>;

export const sellerLot = z.object({
  id: z.string(),
  status: z.enum(LOT_STATUSES),
  /** null while it is in stock. */
  auction: z
    .object({
      id: z.string(),
      number: z.int(),
      title: z.string(),
      /** A draft is not in it yet. */
      published: z.boolean(),
    })
    .nullable(),
  /** null until it is published. */
  lot_number: z.int().nullable(),
  lpn: z.string(),
  title: z.string(),
  description: z.string(),
  /** The id of the category. */
  category: z.string().nullable(),
  condition: z.enum(CONDITIONS).nullable(),
  condition_note: z.string(),
  item_count: z.int(),
  /** For one piece; 0.00 when unknown. */
  msrp: amount,
  start_price: amount.nullable(),
  buy_now: amount.nullable(),
  deposit: amount,
  retract_minutes: z.int(),
  floor_location: z.string(),
  sku: z.string(),
  upc: z.string(),
  brand: z.string(),
  source_url: z.string(),
  internal_note: z.string(),
  report: sellerReport,
  photos: z.array(sellerPhoto),
  /** Sent with a change; another version means that someone else has changed it meanwhile. */
  version: z.int(),
  /** What is missing before it can be published; empty once it is published. */
  problems: z.array(fieldProblem),
});
export type SellerLot = z.output<typeof sellerLot>;
