// Import and export of a seller's lots.
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { FIELDS } from '@hammerdock/domain/catalog/manifest-columns.ts';
import { EXPORT_LISTS, MANIFEST_MB_MAX } from '@hammerdock/domain/auctions/seller-limits.ts';
import * as z from 'zod';
import { command, commandWithFiles, query } from '../../call.ts';
import { amount, typedAmount } from '../../shapes/money.ts';
import { ReceivedFile } from '../../shapes/upload.ts';

export const MANIFEST_STATES = [
  'reading',
  'mapping',
  'checking',
  'ready',
  'importing',
  'imported',
  'failed',
] as const;

const acting = { seller_id: z.string().max(80).optional() };
const ofImport = { import_id: z.string().max(80) };
const field = z.enum(FIELDS);

const importCard = z.object({
  id: z.string(),
  file_name: z.string(),
  state: z.enum(MANIFEST_STATES),
  /** Why it failed, or why it is not imported yet. */
  problem: z.string(),
  rows: z.int(),
  /** Of the rows, while it is read, checked or imported. */
  done: z.int(),
  /** null until it is imported. */
  imported: z.int().nullable(),
  created_at: z.iso.datetime(),
});
export type ManifestImport = z.output<typeof importCard>;

const column = z.object({
  name: z.string(),
  field: field.nullable(),
  /** Of the first rows. */
  samples: z.array(z.string()),
});

const note = z.object({
  /** The index of the column; null: the whole row. */
  column: z.int().nullable(),
  field: z.string(),
  problem: z.string(),
  /** 1: the row cannot be imported so. */
  blocks: z.union([z.literal(0), z.literal(1)]),
});

const row = z.object({
  line: z.int(),
  cells: z.array(z.string()),
  notes: z.array(note),
  skipped: z.union([z.literal(0), z.literal(1)]),
});
export type ManifestRow = z.output<typeof row>;

const startPrice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('fixed'), amount: typedAmount }),
  z.strictObject({
    kind: z.literal('percent'),
    percent: z.int().min(1).max(100),
    minimum: typedAmount,
  }),
]);

export const manifests = {
  uploadManifest: commandWithFiles({
    group: 'seller',
    access: 'seller',
    summary: 'Uploads a manifest, CSV or Excel (.xlsx), up to 10 MB and 10,000 rows.',
    fileBytesMax: MANIFEST_MB_MAX * 1024 * 1024,
    input: z.strictObject({
      ...acting,
      file_name: z.string().trim().min(1).max(200),
      file_upload: z
        .instanceof(ReceivedFile, { error: 'Choose a file.' })
        .meta({ type: 'string', format: 'binary' }),
    }),
    output: z.object({ import_id: z.string() }),
    refusals: [
      'SellerMissing',
      'NotFound',
      'UploadTooLarge',
      'ManifestsTooMany',
      'StorageFull',
      'ImpersonatorMayNot',
    ],
    limit: { max: 60, seconds: 3600, per: 'account' },
  }),
  listManifests: query({
    group: 'seller',
    access: 'seller',
    summary: 'The latest imports of a seller.',
    input: z.strictObject(acting),
    output: z.object({ importList: z.array(importCard) }),
    refusals: ['SellerMissing', 'NotFound'],
  }),
  getManifest: query({
    group: 'seller',
    access: 'seller',
    summary: 'An import: its columns, and what its rows come to.',
    input: z.strictObject(ofImport),
    output: z.object({
      ...importCard.shape,
      /** The kind of manifest that the header is of; empty: none that we know. */
      family: z.string(),
      /** 1: the columns are mapped as the last file with this header was. */
      remembered: z.union([z.literal(0), z.literal(1)]),
      columns: z.array(column),
      counts: z.object({
        errors: z.int(),
        warnings: z.int(),
        skipped: z.int(),
        /** Rows that would be imported. */
        ready: z.int(),
      }),
      /** Of the rows that would be imported. */
      retail_total: amount,
      /** The draft auctions that can take the lots. */
      targets: z.array(z.object({ id: z.string(), number: z.int(), title: z.string() })),
      auction_id: z.string().nullable(),
    }),
    refusals: ['NotFound'],
  }),
  mapManifest: command({
    group: 'seller',
    access: 'seller',
    summary: 'Says which column is which field of a lot; remembered for files with this header.',
    input: z.strictObject({ ...ofImport, fields: z.array(field.nullable()).min(1).max(200) }),
    output: z.object({}),
    refusals: ['NotFound', 'ManifestBusy', 'ManifestColumnsWrong', 'ImpersonatorMayNot'],
  }),
  listManifestRows: query({
    group: 'seller',
    access: 'seller',
    summary: 'The rows of an import, by line.',
    input: z.strictObject({
      ...ofImport,
      show: z.enum(['all', 'errors', 'warnings', 'skipped']).default('all'),
      page: z.int().min(1).max(1000).default(1),
    }),
    output: z.object({ rowList: z.array(row), rowCount: z.int(), page_size: z.int() }),
    refusals: ['NotFound'],
  }),
  updateManifestRow: command({
    group: 'seller',
    access: 'seller',
    summary: 'Corrects a cell of a row, or skips the row or takes it back.',
    input: z.strictObject({
      ...ofImport,
      line: z.int().min(1).max(2_147_483_647),
      cell: z
        .strictObject({ column: z.int().min(0).max(199), text: z.string().max(5000) })
        .optional(),
      skip: z.union([z.literal(0), z.literal(1)]).optional(),
    }),
    output: z.object({ row }),
    refusals: ['NotFound', 'ManifestBusy', 'ImpersonatorMayNot'],
  }),
  importManifest: command({
    group: 'seller',
    access: 'seller',
    summary: 'Makes all rows that are not skipped into drafts of lots, or none of them.',
    input: z.strictObject({
      ...ofImport,
      /** null: into the stock. */
      auction_id: z.string().max(80).nullable(),
      start_price: startPrice,
      /** For rows without one; null: chosen later. */
      condition: z.enum(CONDITIONS).nullable(),
      category_id: z.string().max(80).nullable(),
    }),
    output: z.object({}),
    refusals: [
      'NotFound',
      'ManifestBusy',
      'ManifestHasErrors',
      'ManifestEmpty',
      'ImpersonatorMayNot',
    ],
  }),
  cancelManifest: command({
    group: 'seller',
    access: 'seller',
    summary: 'Cancels an import at any time before its end, or removes it from the list.',
    input: z.strictObject(ofImport),
    output: z.object({}),
    refusals: ['NotFound', 'ImpersonatorMayNot'],
  }),
  previewExport: query({
    group: 'seller',
    access: 'seller',
    summary: 'How many lots a download of a list has, and its address.',
    input: z.strictObject({ ...acting, list: z.enum(EXPORT_LISTS) }),
    output: z.object({ count: z.int(), address: z.string(), seller_id: z.string() }),
    refusals: ['SellerMissing', 'NotFound'],
  }),
} as const;
