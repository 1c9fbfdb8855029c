import { DEFAULT_INCREMENTS } from '@hammerdock/domain/bidding/increments.ts';
import { DEFAULT_HOURS } from '@hammerdock/domain/pickup/opening-hours.ts';
import { billingAddress } from '@hammerdock/contract/shapes/card.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { knownEvents, routeEvent } from '../events/route-events.ts';
import { storedAs } from '../store/platform/idempotency-keys.ts';
import { parseSetting } from '../store/platform/settings.ts';
import { cloneDatabase } from '../testing/postgres.ts';
import { openDatabase } from './database.ts';
import {
  readDefectPhotos,
  readDraftReport,
  readImageNames,
  readImportSettings,
  readManifestCells,
  readManifestHeader,
  readManifestMapping,
  readManifestNotes,
  readIncrements,
  readOpeningHours,
  readTemplateIncrements,
  readTemplateReport,
} from './json-columns.ts';
import { openPool } from './pool.ts';

const ROW = 'row 1';

const readPayload = (name: string) => (payload: unknown) =>
  routeEvent(
    { id: 7, name, payload },
    {
      live: () => {},
      watch: () => {},
      notifications: () => {},
      pickups: () => {},
      progress: () => {},
      job: () => {},
      outbid: () => {},
    },
  );

const READERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  'auctions.increments': (value) => readIncrements(value, ROW),
  'auction_templates.increments': (value) => readTemplateIncrements(value, ROW),
  'cards.address': (value) => billingAddress.parse(value),
  'condition_reports.defect_photos': (value) => readDefectPhotos(value, ROW),
  'centers.hours': (value) => readOpeningHours(value, ROW),
  'draft_lots.images': (value) => readImageNames(value, ROW),
  'draft_lots.report': (value) => readDraftReport(value, ROW),
  'idempotency_keys.answer': (value) =>
    storedAs(z.unknown())(value, { column: 'idempotency_keys.answer', row: ROW }),
  'lot_templates.report': (value) => readTemplateReport(value, ROW),
  'lots.images': (value) => readImageNames(value, ROW),
  'manifest_imports.header': (value) => readManifestHeader(value, ROW),
  'manifest_imports.mapping': (value) => readManifestMapping(value, ROW),
  'manifest_imports.settings': (value) => readImportSettings(value, ROW),
  'manifest_mappings.mapping': (value) => readManifestMapping(value, ROW),
  'manifest_rows.cells': (value) => readManifestCells(value, ROW),
  'manifest_rows.notes': (value) => readManifestNotes(value, ROW),
  'outbox.payload': readPayload('lot.opened'),
  'settings.value': (value) => parseSetting('maintenance', value),
};

/** Columns without a schema, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'audit_entries.details': 'only SQL reads it, for verify',
};

describe('jsonb columns', () => {
  test('are parsed when read, or listed as needing no schema', async () => {
    const { owner } = await cloneDatabase();
    const db = openDatabase(openPool(owner, { max: 1, name: 'test', onError: () => undefined }));
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where data_type in ('json', 'jsonb') and table_schema in ('public', 'app', 'sandbox')
      order by name`.execute(db);
    await db.destroy();
    expect(rows.map(({ name }) => name)).toEqual(
      [...Object.keys(READERS), ...Object.keys(WITHOUT)].toSorted(),
    );
  });

  test.each(Object.entries(READERS))('%s refuses what does not fit', (_, read) => {
    for (const value of [null, 1, 'text', [1], { other: 1 }]) expect(() => read(value)).toThrow();
  });

  test.each(knownEvents)('the payload of %s has a schema', (name) => {
    const message = /^outbox.payload of 7 does not fit its schema: /;
    expect(() => readPayload(name)({ other: 1 })).toThrow(message);
  });

  test('an error names the column and the row, and no value', () => {
    expect(() => readOpeningHours({ 0: 'a secret' }, 'center 5')).toThrow(
      /^centers.hours of center 5 does not fit its schema: (?!.*secret)/,
    );
  });
});

describe('a jsonb column', () => {
  test('of hours is read, and an empty one means the default hours', () => {
    const hours = { ...DEFAULT_HOURS, 0: [] };
    expect(readOpeningHours(JSON.parse(JSON.stringify(hours)), ROW)).toEqual(hours);
    expect(readOpeningHours({}, ROW)).toEqual(DEFAULT_HOURS);
  });

  test.each([
    ['hours of a day that is missing', { 1: [] }],
    ['hours after midnight', { ...DEFAULT_HOURS, 3: [{ opensMinute: 0, closesMinute: 1441 }] }],
    ['hours in words', { ...DEFAULT_HOURS, 3: '8 to 6' }],
    ['no object', null],
  ])('with %s is refused', (_, value) => {
    expect(() => readOpeningHours(value, ROW)).toThrow();
  });

  test('of photos of defects is read', () => {
    const photos = [{ photo: 2, caption: 'dent' }];
    expect(readDefectPhotos(JSON.parse(JSON.stringify(photos)), ROW)).toEqual(photos);
  });

  test.each([
    ['photo 0', [{ photo: 0, caption: 'dent' }]],
    ['no caption', [{ photo: 1, caption: '' }]],
    ['more than is known', [{ photo: 1, caption: 'dent', by: 'x' }]],
  ])('of photos of defects with %s is refused', (_, value) => {
    expect(() => readDefectPhotos(value, ROW)).toThrow();
  });

  test('of increments is read', () => {
    expect(readIncrements(JSON.parse(JSON.stringify(DEFAULT_INCREMENTS)), ROW)).toEqual(
      DEFAULT_INCREMENTS,
    );
  });

  test.each([
    ['no rows', []],
    ['an increment of zero', [{ fromCents: 50, stepCents: 0 }]],
    ['a part of a cent', [{ fromCents: 50.5, stepCents: 50 }]],
    ['no list', {}],
  ])('of increments with %s is refused', (_, value) => {
    expect(() => readIncrements(value, ROW)).toThrow();
  });
});
