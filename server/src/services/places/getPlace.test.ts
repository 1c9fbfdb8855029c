import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderUnavailableError } from '../../gateways/provider.ts';
import { fakeMaps } from '../../testing/fakes/fake-maps.ts';
import { codeOf, dataOf, startRegistration } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function getPlace(place_id: string, asked: World = world) {
  const registration_token = await startRegistration(asked);
  return (await asked.call('places.getPlace', { place_id, registration_token })).body;
}

test('getPlace finds a suggested place with its ZIP code, latitude and longitude', async () => {
  const registration_token = await startRegistration(world);
  const found = await world.call('places.searchPlaces', {
    searchtext: 'Smyrna, GA',
    registration_token,
  });
  const [first] = dataOf(found.body).places;
  expect(dataOf(await getPlace(first?.place_id ?? ''))).toEqual({
    address1: '',
    city: 'Smyrna',
    state: 'GA',
    zip: '30080',
    latitude: 33.8796,
    longitude: -84.5023,
  });
});

test('getPlace has a street in the characters of an address line', async () => {
  const place = { city: 'Decatur', state: 'GA', zip: '30030', latitude: 33.7, longitude: -84.2 };
  const find = () => Promise.resolve({ ...place, street: '2 O’Hara St / Rear' });
  const other = await openWorld({ maps: fakeMaps({ find }) });
  expect(dataOf(await getPlace('1', other))).toMatchObject({ address1: '2 OHara St / Rear' });
  await other.close();
});

test('getPlace refuses an unknown place and a caller without a registration', async () => {
  expect(codeOf(await getPlace('zip:00000'))).toBe('NotFound');
  expect(codeOf(await getPlace('nowhere'))).toBe('NotFound');
  const { body } = await world.call('places.getPlace', { place_id: 'zip:30030' });
  expect(codeOf(body)).toBe('RegistrationNotStarted');
});

test('getPlace says that maps do not respond', async () => {
  const find = () => Promise.reject(new ProviderUnavailableError('no answer'));
  const other = await openWorld({ maps: fakeMaps({ find }) });
  expect(codeOf(await getPlace('1', other))).toBe('PlacesUnavailable');
  await other.close();
});
