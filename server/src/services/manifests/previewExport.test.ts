import { CATEGORIES } from '@hammerdock/domain/catalog/categories.ts';
import { NOTHING_KNOWN } from '@hammerdock/domain/catalog/condition-report.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import type { DraftLotFields } from '@hammerdock/domain/catalog/draft-lot.ts';
import { faultsOfDraft } from '@hammerdock/domain/catalog/draft-lot.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { insertDraftLots } from '../../store/auctions/draft-lots.ts';
import { buildAuction, buildLot } from '../../testing/build.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  newLabel,
  openManifestWorld,
  prepareManifest,
  type ManifestWorld,
} from '../../testing/seller/manifests.ts';

const hostile = fc.constantFrom(
  '=1+1',
  "'=x",
  '+1',
  '@SUM(A1)',
  'a,b;c',
  'say "hi"',
  '007',
  '-5',
  'Café 🪑 “x”',
  '＝2',
);
const line = (max: number) =>
  fc
    .oneof(hostile, fc.string({ maxLength: max, unit: 'grapheme' }))
    .map((text) =>
      text
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/[\p{Cc}\uFFFD]/gu, '')
        .trim(),
    )
    .map((text) => (text.length > max ? '' : text));
const paragraph = fc.array(line(80), { maxLength: 3 }).map((lines) => lines.join('\n').trim());
const cents = fc.integer({ min: 1, max: 500_000 });
const hundredths = fc.integer({ min: 1, max: 90_000 });

const draft = (ids: readonly string[]): fc.Arbitrary<DraftLotFields> =>
  fc.record({
    lpn: fc.constantFrom('', 'new').map((kind) => (kind === '' ? '' : newLabel())),
    title: line(80),
    description: paragraph,
    categoryId: fc.constantFrom(null, ...ids),
    condition: fc.constantFrom(null, ...CONDITIONS),
    conditionNote: line(60),
    itemCount: fc.integer({ min: 1, max: 9999 }),
    msrpCents: fc.integer({ min: 0, max: 10_000_000 }),
    startPriceCents: fc.option(cents),
    buyNowCents: fc.option(cents.map((price) => price + 500_000)),
    depositCents: fc.integer({ min: 0, max: 10_000 }),
    retractMinutes: fc.integer({ min: 0, max: 600 }),
    sku: line(40),
    upc: fc.constantFrom('', '036000291452', '012345678905', '4006381333931'),
    brand: line(40),
    sourceUrl: fc.constantFrom('', 'https://example.com/a?b=1,2'),
    floorLocation: fc.constantFrom('', '01', 'A-01'),
    internalNote: paragraph,
    images: fc.constant([]),
    report: fc.oneof(
      fc.constant(NOTHING_KNOWN),
      fc.record({
        tested: fc.constantFrom(null, 'works', 'powers on', 'fails', 'untested'),
        completeness: fc.constant('parts missing' as const),
        missingParts: fc.constantFrom('', 'the lid, "red"'),
        defects: fc.constantFrom(null, '', 'dent\nscratch'),
        inspectorNote: fc.constantFrom('', '=HYPERLINK("x")'),
        defectPhotos: fc.constantFrom([], [{ photo: 2, caption: 'dent, left' }]),
        size: fc.option(
          fc.record({
            lengthInchHundredths: hundredths,
            widthInchHundredths: hundredths,
            heightInchHundredths: hundredths,
          }),
        ),
        weightPoundHundredths: fc.option(hundredths),
      }),
    ),
  });

describe('manifests.previewExport', () => {
  let at: ManifestWorld;
  beforeAll(async () => {
    at = await openManifestWorld();
  });
  afterAll(() => at.world.close());

  const preview = async (
    input: { seller_id?: string; list: 'draft' | 'open' | 'sold' | 'unsold' | 'relisted' },
    as = at.seller.token,
  ) => (await at.world.call('manifests.previewExport', input, { as })).body;
  const download = async (address: string, as = at.seller.token) =>
    at.world.app.http.inject({ url: address, headers: { authorization: `Bearer ${as}` } });

  test('SEC-09 SELL-03 importing an export reproduces the same drafts, whatever their texts hold', async () => {
    const rows = await at.world.owner.selectFrom('categories').select('id').execute();
    expect(rows).toHaveLength(CATEGORIES.length);
    const lots = fc
      .sample(draft(rows.map(({ id }) => id)), { numRuns: 300, seed: 7 })
      .filter((lot) => faultsOfDraft(lot).length === 0);
    expect(lots.length).toBeGreaterThan(200);
    const sellerId = at.seller.id;
    await at.world.owner.transaction().execute((tx) =>
      insertDraftLots(
        tx,
        lots.map((lot) => ({ ...lot, sellerId, auctionId: null })),
      ),
    );
    const { count, address } = dataOf(await preview({ list: 'draft' }));
    expect([count, address]).toEqual([lots.length, '/exports/lots-draft.csv']);
    const { body, headers } = await download(address);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="lots-draft.csv"');
    const cells = z
      .array(z.array(z.string()))
      .parse(parse(body, { bom: true }))
      .flat();
    const run = cells.filter((cell) => /^[=+\-@＝]/.test(cell) && !/^-?[\d.]+$/.test(cell));
    expect(run).toEqual([]);
    const before = await at.draftsOf();
    // Their labels are free again.
    await at.world.owner.deleteFrom('draftLots').execute();
    const id = await prepareManifest(at.world, at.seller, body);
    expect(await at.rowsOf(id, 'errors')).toMatchObject({ rowList: [] });
    dataOf(await at.confirm(id));
    await at.reach(id, 'imported');
    const plain = (lot: (typeof before)[number]) => ({
      ...lot,
      id: '',
      position: 0,
      createdAt: 0,
      updatedAt: 0,
    });
    expect((await at.draftsOf()).map(plain)).toEqual(before.map(plain));
  });

  test('SELL-03 counts and downloads published lots by list, with their numbers', async () => {
    const auctionId = await buildAuction(at.world.owner);
    const lotId = await buildLot(at.world.owner, { auctionId });
    await at.world.owner
      .updateTable('auctions')
      .set({ sellerId: at.seller.id })
      .where('id', '=', auctionId)
      .execute();
    expect(dataOf(await preview({ list: 'open' })).count).toBe(1);
    const lot = await at.world.owner
      .selectFrom('lots')
      .select(['title', 'number'])
      .where('id', '=', lotId)
      .executeTakeFirstOrThrow();
    const { body } = await download('/exports/lots-open.csv');
    const [, row = ''] = body.trim().split('\r\n');
    expect(row).toMatch(new RegExp(`^open,\\d+,${lot.number},,LPN\\d+,${lot.title},`));
    for (const list of ['sold', 'unsold', 'relisted'] as const) {
      expect(dataOf(await preview({ list })).count).toBe(0);
    }
  });

  test('refuses the lists of another seller, and the download to buyers', async () => {
    const other = await addMember(at.world, 'seller');
    const wanted = { seller_id: at.seller.id, list: 'draft' } as const;
    expect(codeOf(await preview(wanted, other.token))).toBe('NotFound');
    const address = `/exports/lots-draft.csv?seller_id=${at.seller.id}`;
    expect((await download(address, other.token)).statusCode).toBe(404);
    const buyer = await addMember(at.world);
    expect((await download('/exports/lots-draft.csv', buyer.token)).statusCode).toBe(403);
    const admin = await addMember(at.world, 'admin');
    expect(dataOf(await preview(wanted, admin.token)).address).toBe(address);
  });
});
