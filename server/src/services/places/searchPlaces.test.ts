import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderUnavailableError } from '../../gateways/provider.ts';
import { forEachParallel } from '../../operations/platform/for-each-parallel.ts';
import { fakeMaps } from '../../testing/fakes/fake-maps.ts';
import { addPerson } from '../../testing/fixtures/bidders.ts';
import { codeOf, dataOf, startRegistration } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let registration_token: string;
beforeAll(async () => {
  world = await openWorld();
  registration_token = await startRegistration(world);
});
afterAll(() => world.close());

const search = async (searchtext: string, asker: World = world) =>
  dataOf((await asker.call('places.searchPlaces', { searchtext, registration_token })).body).places;

test('searchPlaces suggests places by a ZIP code, a city and what follows a street', async () => {
  expect((await search('30080')).map(({ text }) => text)).toEqual(['Smyrna, GA 30080']);
  expect((await search('Decatur, GA'))[0]?.text).toBe('Decatur, GA 30030');
  expect((await search('2 Elm Street, smyrna ga'))[0]?.text).toBe('2 Elm Street, Smyrna, GA 30080');
  expect(await search('Nowhereville')).toEqual([]);
});

test('searchPlaces suggests no text twice', async () => {
  const maps = fakeMaps({
    suggest: () =>
      Promise.resolve([
        { id: '1', text: 'Elm Street, Smyrna' },
        { id: '2', text: 'Elm Avenue, Smyrna' },
        { id: '3', text: 'Elm Street, Smyrna' },
      ]),
  });
  const other = await openWorld({ maps });
  registration_token = await startRegistration(other);
  expect((await search('elm', other)).map(({ place_id }) => place_id)).toEqual(['1', '2']);
  await other.close();
  registration_token = await startRegistration(world);
});

test('searchPlaces refuses a caller without a session and registration token', async () => {
  const ask = async (token: string | undefined, as?: string) =>
    codeOf(
      (
        await world.call(
          'places.searchPlaces',
          { searchtext: '300', ...(token === undefined ? {} : { registration_token: token }) },
          as === undefined ? {} : { as },
        )
      ).body,
    );
  expect(await ask(undefined)).toBe('RegistrationNotStarted');
  expect(await ask('x'.repeat(40))).toBe('RegistrationNotStarted');
  expect(await ask(undefined, (await addPerson(world.owner)).token)).toBe('success');
  const old = await startRegistration(world);
  await world.clock.advance(3_600_000);
  expect(await ask(old)).toBe('RegistrationNotStarted');
  registration_token = await startRegistration(world);
});

test('searchPlaces says that maps do not respond', async () => {
  const suggest = () => Promise.reject(new ProviderUnavailableError('no answer'));
  const other = await openWorld({ maps: fakeMaps({ suggest }) });
  const token = await startRegistration(other);
  const asked = { searchtext: '300', registration_token: token };
  const { status, body } = await other.call('places.searchPlaces', asked);
  expect([status, codeOf(body)]).toEqual([503, 'PlacesUnavailable']);
  await other.close();
});

test('searchPlaces has a limit of 600 an hour for each address', async () => {
  const strict = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1' } });
  const ask = async () => (await strict.call('places.searchPlaces', { searchtext: '300' })).body;
  const codes: unknown[] = [];
  // More at once could wait for a connection to the database for too long.
  const tries = Array.from({ length: 601 }, (_, index) => index);
  await forEachParallel(tries, 20, async () => void codes.push(codeOf(await ask())));
  expect(codes.filter((code) => code === 'TooManyRequests')).toHaveLength(1);
  await strict.close();
});
