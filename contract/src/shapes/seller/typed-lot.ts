// The fields of a lot as a seller enters them.
import { BID_CEILING_CENTS } from '@hammerdock/domain/bidding/lot.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import {
  ITEM_COUNT_MAX,
  MSRP_MAX_CENTS,
  RETRACT_MINUTES_MAX,
  TEXT_MAX,
} from '@hammerdock/domain/catalog/draft-lot.ts';
import * as z from 'zod';
import { typedAmount } from '../money.ts';
import { sellerReport } from '../seller-lot.ts';

const id = z.string().max(80);

const cents = (max: number) =>
  typedAmount.refine((given) => given <= max, { error: 'This amount is too high.' });
const noneOr = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), z.null(), schema]);
export const typedText = (max: number) =>
  z
    .string()
    .max(max, { error: `Use at most ${max} characters.` })
    .transform((given) => given.trim());

/** What a seller may enter for a lot; a field that is left out stays as it is. */
export const lotFields = z
  .strictObject({
    lpn: typedText(TEXT_MAX.lpn).transform((given) => given.toUpperCase()),
    title: typedText(TEXT_MAX.title),
    description: typedText(TEXT_MAX.description),
    category: noneOr(id),
    condition: noneOr(z.enum(CONDITIONS)),
    condition_note: typedText(TEXT_MAX.conditionNote),
    item_count: z.int().min(1).max(ITEM_COUNT_MAX),
    msrp: cents(MSRP_MAX_CENTS),
    start_price: noneOr(cents(BID_CEILING_CENTS)),
    buy_now: noneOr(cents(BID_CEILING_CENTS)),
    deposit: cents(BID_CEILING_CENTS),
    retract_minutes: z.int().min(0).max(RETRACT_MINUTES_MAX),
    floor_location: typedText(TEXT_MAX.floorLocation),
    sku: typedText(TEXT_MAX.sku),
    upc: typedText(14),
    brand: typedText(TEXT_MAX.brand),
    source_url: typedText(TEXT_MAX.sourceUrl),
    internal_note: typedText(TEXT_MAX.internalNote),
    report: sellerReport,
  })
  .partial();
export type TypedLotFields = z.output<typeof lotFields>;
