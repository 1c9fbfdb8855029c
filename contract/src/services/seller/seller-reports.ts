// The seller's reports (SELL-06). What each shows is defined in domain/reporting.
import { REPORT_NAMES } from '@hammerdock/domain/reporting/report-names.ts';
import * as z from 'zod';
import { query } from '../../call.ts';

/** In the store's time zone. */
const day = z.iso.date();
const id = z.string().max(80);

/** A decimal number of the unit of its measure; null: there is nothing to compute it from. */
const value = z
  .string()
  .regex(/^-?\d+(\.\d\d)?$/)
  .nullable();

export const sellerReports = {
  getReport: query({
    group: 'seller',
    access: 'seller',
    summary:
      'A report about the seller’s auctions, or one of them, between two days, compared with as ' +
      'many days before. Money agrees with the ledger to the cent.',
    input: z.strictObject({
      report: z.enum(REPORT_NAMES),
      from: day,
      to: day,
      auction_id: id.optional(),
      seller_id: id.optional(),
    }),
    output: z.object({
      report: z.enum(REPORT_NAMES),
      seller: z.string(),
      from: day,
      to: day,
      previous_from: day,
      previous_to: day,
      /** null: all auctions. */
      auction_title: z.string().nullable(),
      figureList: z.array(z.object({ name: z.string(), value, previous: value })),
      /** The cells are in the order of the report’s columns. */
      rowList: z.array(z.object({ label: z.string(), cells: z.array(value) })),
      totals: z.array(value),
      created_at: z.iso.datetime(),
    }),
    refusals: ['NotFound', 'SellerMissing', 'ReportRangeInvalid'],
  }),
  listReportAuctions: query({
    group: 'seller',
    access: 'seller',
    summary: 'The latest 200 auctions that a report may be limited to, newest first.',
    input: z.strictObject({ seller_id: id.optional() }),
    output: z.object({ auctionList: z.array(z.object({ id: z.string(), name: z.string() })) }),
    refusals: ['NotFound', 'SellerMissing'],
  }),
} as const;
