import { expect, test } from 'vitest';
import { changedCoordinates, coordinatesOf } from './coordinates.ts';

const none = { latitude: null, longitude: null };
const point = { latitude: 0, longitude: -84.3 };

test('coordinates are a pair or nothing', () => {
  expect(coordinatesOf(point)).toEqual(point);
  expect(coordinatesOf({ latitude: 33.7 })).toEqual(none);
  expect(coordinatesOf({ longitude: -84.3, latitude: null })).toEqual(none);
});

test.each(['address1', 'city', 'state', 'zip'])('another %s is at another place', (part) => {
  expect(changedCoordinates({ [part]: 'x' })).toEqual(none);
  expect(changedCoordinates({ [part]: 'x', ...point })).toEqual(point);
});

test('coordinates stay without a change of the address', () => {
  expect(changedCoordinates({})).toEqual({});
  expect(changedCoordinates(point)).toEqual(point);
});
