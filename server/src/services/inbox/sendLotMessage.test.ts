import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAuction, buildLot } from '../../testing/build.ts';
import { addMember } from '../../testing/members.ts';
import { codeOf, dataOf } from '../../testing/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let lotId: string;
beforeAll(async () => {
  world = await openWorld();
  lotId = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
});
afterAll(() => world.close());

test('sendLotMessage puts a question about a lot into the inbox, with who asked and which lot', async () => {
  const buyer = await addMember(world);
  const admin = await addMember(world, 'admin');
  const question = { product_id: lotId, message: 'Does it come with a plug?' };
  const { body } = await world.call('inbox.sendLotMessage', question, { as: buyer.token });
  expect(body.statusText).toBe('Your question is on its way. We answer by email.');
  const found = await world.call('inbox.listInboxMessages', {}, { as: admin.token });
  const [asked] = dataOf(found.body).inboxList;
  expect(asked).toMatchObject({
    email: buyer.email,
    message: 'Does it come with a plug?',
    lot: { id: lotId, title: asked?.subject },
  });
});

test('sendLotMessage refuses guests, lots that are not there, drafts, and words that are missing', async () => {
  const buyer = await addMember(world);
  const ask = async (product_id: string, message: string, as?: string) => {
    const given = { product_id, message };
    const { body } = await world.call(
      'inbox.sendLotMessage',
      given,
      as === undefined ? {} : { as },
    );
    return codeOf(body);
  };
  const auctionId = await buildAuction(world.owner);
  const draft = await buildLot(world.owner, { auctionId, phase: 'draft' });
  expect(await ask(lotId, 'Hello?')).toBe('SignInNeeded');
  expect(await ask('nowhere', 'Hello?', buyer.token)).toBe('NotFound');
  expect(await ask(draft, 'Hello?', buyer.token)).toBe('NotFound');
  expect(await ask(lotId, '  ', buyer.token)).toBe('InputInvalid');
});
