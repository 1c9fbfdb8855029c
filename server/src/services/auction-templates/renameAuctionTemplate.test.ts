import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openSellerWorld, type SellerWorld } from '../../testing/fixtures/seller/world.ts';

let world: SellerWorld;
beforeAll(async () => {
  world = await openSellerWorld();
});
afterAll(() => world.close());

const save = async (auction_id: string, name: string, as = world.seller.token) =>
  (await world.call('auctionTemplates.saveAuctionTemplate', { auction_id, name }, { as })).body;
const list = async (as = world.seller.token) =>
  (await world.call('auctionTemplates.listAuctionTemplates', {}, { as })).body;

const rename = async (template_id: string, name: string, as = world.seller.token) => {
  const input = { template_id, name };
  return (await world.call('auctionTemplates.renameAuctionTemplate', input, { as })).body;
};

test('renameAuctionTemplate gives a template a name that is free', async () => {
  const id = await world.addDraft();
  const { template_id } = dataOf(await save(id, 'Tools'));
  await save(id, 'Garden');
  expect(codeOf(await rename(template_id, 'GARDEN'))).toBe('TemplateNameTaken');
  expect(codeOf(await rename(template_id, 'Lamps', world.other.token))).toBe('NotFound');
  expect(codeOf(await rename('nothing', 'Lamps'))).toBe('NotFound');
  expect(codeOf(await rename(template_id, 'Lamps'))).toBe('success');
  const { templateList } = dataOf(await list());
  expect(templateList.map(({ name }) => name)).toEqual(['Garden', 'Lamps']);
});
