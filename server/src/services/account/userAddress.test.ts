import { ADDRESSES_MAX } from '@hammerdock/domain/checks/address.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const HOME = {
  first_name: 'Ann',
  last_name: 'Smith',
  address1: '2 Elm Street',
  city: 'Smyrna',
  state: 'GA',
  zip: '30080',
} as const;

async function openBook() {
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  const send = async (input: object) =>
    (await world.call('account.userAddress', input, { as })).body;
  const change = async (input: object) => dataOf(await send(input)).address_details;
  return { id, send, change, as };
}

const defaults = (book: readonly { is_primary: 0 | 1 }[]) =>
  book.map(({ is_primary }) => is_primary);

test('userAddress adds, changes and removes an address, and the profile lists it', async () => {
  const { id, change, as } = await openBook();
  const added = await change(HOME);
  expect(added).toMatchObject([
    { id, is_primary: 1 },
    { ...HOME, address2: '', is_primary: 0, status: 'active' },
  ]);
  const own = added[1]?.id ?? '';
  const moved = await change({ id: own, city: 'Macon', address2: 'Apt 4' });
  expect(moved[1]).toMatchObject({ ...HOME, city: 'Macon', address2: 'Apt 4' });
  const profile = await world.call('account.getUserProfileDetails', {}, { as });
  expect(dataOf(profile.body).userData.address_details).toEqual(moved);
  expect(await change({ id: own, status: 'deleted' })).toMatchObject([{ id, is_primary: 1 }]);
});

test('userAddress stores where a chosen place is, until the address is another one', async () => {
  const { change } = await openBook();
  const at = { latitude: 33.8796, longitude: -84.5023 };
  const added = (await change({ ...HOME, ...at }))[1];
  expect(added).toMatchObject(at);
  const id = added?.id ?? '';
  expect((await change({ id, address2: 'Apt 4' }))[1]).toMatchObject(at);
  const none = { latitude: null, longitude: null };
  expect((await change({ id, zip: '30082' }))[1]).toMatchObject(none);
});

test('userAddress has one default address, which is the profile’s when it is removed', async () => {
  const { id, change } = await openBook();
  const first = (await change({ ...HOME, is_primary: 1 }))[1]?.id ?? '';
  const two = await change(HOME);
  expect(defaults(two)).toEqual([0, 1, 0]);
  const second = two[2]?.id ?? '';
  expect(defaults(await change({ id: second, is_primary: 1 }))).toEqual([0, 0, 1]);
  expect(defaults(await change({ id, is_primary: 1 }))).toEqual([1, 0, 0]);
  expect(defaults(await change({ id: first, is_primary: 1 }))).toEqual([0, 1, 0]);
  expect(defaults(await change({ id: first, is_primary: 0 }))).toEqual([1, 0, 0]);
  await change({ id: second, is_primary: 1 });
  expect(defaults(await change({ id: second, status: 'deleted' }))).toEqual([1, 0]);
});

test('userAddress refuses incomplete addresses, a change of the profile’s, and more than the limit', async () => {
  const { id, send, change } = await openBook();
  expect(await send({ ...HOME, city: undefined, zip: '303301' })).toMatchObject({
    fieldErrors: { city: 'Required', zip: 'Maximum 5 Characters' },
  });
  expect(await send({ ...HOME, zip: '3003' })).toMatchObject({
    fieldErrors: { zip: 'Enter the 5 digits of the ZIP code' },
  });
  expect(await send({ ...HOME, zip: '00000' })).toMatchObject({
    fieldErrors: { zip: 'No ZIP code begins with 000' },
  });
  expect(codeOf(await send({ id, city: 'Macon' }))).toBe('AddressOfProfile');
  expect(codeOf(await send({ id, status: 'deleted' }))).toBe('AddressOfProfile');
  for (let count = 0; count < ADDRESSES_MAX; count += 1) await change(HOME);
  expect(codeOf(await send(HOME))).toBe('AddressLimitReached');
});

test('userAddress does not find another user’s address, and refuses guests', async () => {
  const [mine, theirs] = [await openBook(), await openBook()];
  const id = (await theirs.change(HOME))[1]?.id ?? '';
  for (const change of [{ city: 'Macon' }, { status: 'deleted' }, { is_primary: 1 }]) {
    expect(codeOf(await mine.send({ id, ...change }))).toBe('NotFound');
  }
  expect(codeOf(await mine.send({ id: theirs.id, is_primary: 1 }))).toBe('NotFound');
  expect(defaults(await theirs.change({ id: theirs.id, is_primary: 1 }))).toEqual([1, 0]);
  expect((await world.call('account.userAddress', HOME)).status).toBe(401);
});
