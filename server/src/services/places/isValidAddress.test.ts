import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('isValidAddress has the place of the ZIP code and says what contradicts it', async () => {
  const ask = async (address: { state?: string; zip: string }) =>
    dataOf((await world.call('places.isValidAddress', address)).body);
  const place = {
    city: 'Decatur',
    state: 'GA',
    zip: '30030',
    latitude: 33.7699,
    longitude: -84.295,
  };
  expect(await ask({ zip: '30030', state: 'GA' })).toEqual({ is_valid: true, message: '', place });
  expect(await ask({ zip: '30030', state: 'AL' })).toEqual({
    is_valid: false,
    message: 'ZIP code 30030 is in Decatur, Georgia',
    place,
  });
  expect(await ask({ zip: '00000' })).toEqual({
    is_valid: false,
    message: 'We don’t know ZIP code 00000',
    place: null,
  });
});

test('isValidAddress refuses what cannot be a ZIP code', async () => {
  const { body } = await world.call('places.isValidAddress', { zip: '3OO30' });
  expect(codeOf(body)).toBe('InputInvalid');
});
