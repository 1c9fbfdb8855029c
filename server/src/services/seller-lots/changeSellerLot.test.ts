import type { SentTo } from '@hammerdock/contract/call.ts';
import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import type { SellerReport } from '@hammerdock/contract/shapes/seller-lot.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildBid } from '../../testing/build.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  openSellerLotsWorld,
  type SellerLotsWorld,
} from '../../testing/fixtures/seller/seller-lots-world.ts';
import { listWordsByPrefix, refreshSearchWords } from '../../store/catalog/search-words.ts';

type Change = SentTo<typeof sellerLots.changeSellerLot>;

describe('one lot of a seller', () => {
  let world: SellerLotsWorld;
  beforeAll(async () => {
    world = await openSellerLotsWorld();
  });
  afterAll(() => world.close());

  const change = async (input: Change, as = world.seller.token) =>
    (await world.call('sellerLots.changeSellerLot', input, { as })).body;
  const auditOf = (subject: string) =>
    world.owner
      .selectFrom('auditEntries')
      .select(['actorId', 'action', 'details'])
      .where('subject', '=', subject)
      .execute();
  const report: SellerReport = {
    tested: 'works',
    completeness: 'complete',
    missing_parts: '',
    defects: '',
    inspector_note: '',
    defect_photos: [],
    size: { length_inch_hundredths: 1200, width_inch_hundredths: 800, height_inch_hundredths: 50 },
    weight_pound_hundredths: 250,
  };

  test('changes by its version only', async () => {
    const draft = await world.addDraft({ title: 'Chair' });
    const input = { lot_id: draft.id, version: 1, fields: { title: 'Oak chair' } };
    expect(dataOf(await change(input)).lot).toMatchObject({ title: 'Oak chair', version: 2 });
    expect(codeOf(await change(input))).toBe('LotChanged');
    expect(codeOf(await change({ ...input, version: 2 }, world.other.token))).toBe('NotFound');
    const low = { start_price: '9.00', buy_now: '8.00' };
    expect(await change({ ...input, version: 2, fields: low })).toMatchObject({
      fieldErrors: { 'fields.buy_now': expect.any(String) },
    });
  });

  test('SELL-02 changes in every field while it is upcoming without bids, audited and findable', async () => {
    const lotId = await world.addLot('upcoming');
    const refresh = () => world.owner.transaction().execute(refreshSearchWords);
    await refresh();
    const fields = { title: 'Zanzibar stool', start_price: '7.00', report };
    const { lot } = dataOf(await change({ lot_id: lotId, version: 1, fields }, world.admin.token));
    expect(lot).toMatchObject({ ...fields, status: 'upcoming', version: 2 });
    expect(await auditOf(lotId)).toMatchObject([
      {
        actorId: world.admin.id,
        action: 'lot changed',
        details: {
          before: { startPriceCents: 500 },
          after: { title: 'Zanzibar stool', startPriceCents: 700 },
          sellerId: world.seller.id,
        },
      },
    ]);
    await refresh();
    expect(await listWordsByPrefix(world.owner, 'zanzibar', 1)).toMatchObject([{ lots: 1 }]);
    const stale = { lot_id: lotId, version: 1, fields: { title: 'Stool' } };
    expect(codeOf(await change(stale))).toBe('LotChanged');
    const nothing = { lot_id: lotId, version: 2, fields: { start_price: '' } };
    expect(await change(nothing)).toMatchObject({
      fieldErrors: { 'fields.start_price': 'Enter a start price.' },
    });
    const moved = { lot_id: lotId, version: 2, fields: {}, auction_id: world.farAuctionId };
    expect(codeOf(await change(moved))).toBe('LotFieldFrozen');
  });

  test('R55 keeps what bidders rely on once it has a bid or is open', async () => {
    const upcoming = await world.addLot('upcoming');
    const bidder = await addMember(world);
    const advance = { lotId: upcoming, bidderId: bidder.id, amountCents: 900, advance: true };
    await buildBid(world.owner, advance);
    for (const lot_id of [upcoming, await world.addLot('open')]) {
      const frozen = { lot_id, version: 1, fields: { start_price: '1.00' } };
      expect(codeOf(await change(frozen))).toBe('LotFieldFrozen');
      const unchanged = { start_price: '5.00', floor_location: 'C9' };
      const { lot } = dataOf(
        await change({ lot_id, version: 1, fields: unchanged, addition: 'One knob is loose.' }),
      );
      expect(lot).toMatchObject({ floor_location: 'C9', start_price: '5.00', version: 2 });
      expect(lot.description).toMatch(/^A thing\.\n\nAdded \w+ \d+: One knob is loose\.$/);
    }
    const sold = { lot_id: await world.addLot('sold'), version: 1, fields: {}, addition: 'Late.' };
    expect(codeOf(await change(sold))).toBe('LotFieldFrozen');
  });
});
