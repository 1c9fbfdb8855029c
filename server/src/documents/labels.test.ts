import { sheetOf } from '@hammerdock/domain/catalog/label-layout.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, type Member } from '../testing/fixtures/members.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { readPrintedCodes } from '../testing/read-printed-codes.ts';
import { addDraft, addOpenLot } from '../testing/seller/seller-lots.ts';
import { openWorld, type World } from '../testing/world.ts';
import { fitLines, writeLabels } from './write-labels.ts';

const GRID = { columns: 4, rows: 12, marginX: 25, marginY: 50, gapX: 10, gapY: 0 };
const LONG = 'Cordless 18V hammer drill with two batteries, charger, case and sixty bits '.repeat(
  2,
);
const labelOf = (lpn: string) => ({
  lpn,
  title: LONG,
  lot_number: 412,
  floor_location: 'Aisle 12, shelf 3',
  code: `https://auctions.example.com/productView/019ab000-0000-7000-8000-00000000${lpn.slice(-4)}`,
});

describe('printed labels', () => {
  test('SELL-05 a scanner reads the Code 128 and the QR code of every label in every format', async () => {
    const lpns = ['LPNHD000100042', 'LPN0123456789ABCDEF', 'LPN1'];
    for (const format of ['avery-5160', 'grid', 'roll-2x1', 'roll-4x6'] as const) {
      const sheet = sheetOf(format, GRID);
      if (sheet === null) throw new Error(format);
      const labels = lpns.map(labelOf);
      const pdf = await writeLabels(labels, { sheet, first: 1 });
      const codes = (await readPrintedCodes(pdf, sheet.page)).flat();
      expect([format, codes.length]).toEqual([format, 6]);
      for (const { lpn, code } of labels) {
        expect(codes).toContainEqual({ format: 'Code128', text: lpn });
        expect(codes).toContainEqual({ format: 'QRCode', text: code });
      }
    }
  });

  test('SELL-05 a label shows the title, the lot and the floor location; a sheet goes on where it was used', async () => {
    const sheet = sheetOf('avery-5160', GRID);
    if (sheet === null) throw new Error('no sheet');
    const labels = [labelOf('LPN0001'), { ...labelOf('LPN0002'), title: 'Kettle' }];
    const { pages } = await readPdf(await writeLabels(labels, { sheet, first: 30 }));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Cordless 18V');
    expect(pages[0]).toContain('…');
    expect(pages[0]).not.toContain(LONG.trim());
    for (const text of ['Kettle', 'Lot 412', 'Aisle 12, shelf 3', 'LPN0002']) {
      expect(pages[1]).toContain(text);
    }
  });

  test('a text that does not fit its lines ends with an ellipsis', () => {
    const style = { weight: 400, size: 8, color: '#000' } as const;
    const textsOf = (text: string, most: number) =>
      fitLines(text, style, { width: 90, most }).map(({ runs, width }) => {
        expect(width).toBeLessThanOrEqual(90);
        return runs.map((run) => run.text).join('');
      });
    expect(textsOf('Kettle', 2)).toEqual(['Kettle']);
    expect(textsOf(LONG, 2)).toHaveLength(2);
    expect(textsOf(LONG, 2)[1]).toMatch(/…$/);
    expect(textsOf('W'.repeat(200), 1)[0]).toMatch(/^W+…$/);
  });
});

describe('the address of labels', () => {
  let world: World;
  let seller: Member;
  beforeAll(async () => {
    world = await openWorld();
    seller = await addMember(world, 'seller');
  });
  afterAll(() => world.close());
  const get = (query: string, who: Member | null = seller) =>
    world.app.http.inject({
      url: `/labels.pdf?${query}`,
      headers: who === null ? {} : { authorization: `Bearer ${who.token}` },
    });

  test('prints the labels of a seller’s own lots', async () => {
    await addDraft(world, seller.id, { lpn: 'LPN30001', title: 'Drill' });
    const response = await get('lpns=LPN30001,LPN30002&format=roll-2x1');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
    const codes = await readPrintedCodes(response.rawPayload, { width: 144, height: 72 });
    expect(codes).toEqual([
      expect.arrayContaining([
        { format: 'Code128', text: 'LPN30001' },
        { format: 'QRCode', text: 'LPN30001' },
      ]),
    ]);
  });

  test('refuses guests, another seller’s auction, and a grid of labels that are too small', async () => {
    expect((await get('lpns=LPN30001', null)).statusCode).toBe(401);
    const other = await addMember(world, 'seller');
    const lot = await addOpenLot(world, other.id);
    const { auctionId } = await world.owner
      .selectFrom('lots')
      .select('auctionId')
      .where('id', '=', lot)
      .executeTakeFirstOrThrow();
    expect((await get(`auction_id=${auctionId}`)).statusCode).toBe(404);
    expect((await get(`auction_id=${auctionId}`, other)).statusCode).toBe(200);
    for (const query of ['format=grid&columns=8', 'format=none', 'first=0']) {
      const { statusCode, body } = await get(`lpns=LPN30001&${query}`);
      expect([query, statusCode, body]).toEqual([
        query,
        422,
        'These labels are too small for a bar code. Use fewer columns or rows, or less space.',
      ]);
    }
  });
});
