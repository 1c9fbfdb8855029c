import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  GEOAPIFY_KEY,
  openGeoapifyServer,
  type GeoapifyServer,
} from '../../testing/fakes/geoapify-server.ts';
import type { MapsGateway } from './gateway.ts';
import { openGeoapify } from './geoapify/geoapify.ts';
import { offlineMaps } from './offline/offline-maps.ts';

let server: GeoapifyServer;
beforeAll(async () => {
  server = await openGeoapifyServer();
});
afterAll(() => server.close());

const PROVIDERS: readonly (readonly [string, () => MapsGateway])[] = [
  ['offline', () => offlineMaps],
  ['geoapify', () => openGeoapify({ apiUrl: server.url, apiKey: GEOAPIFY_KEY })],
];

describe.each(PROVIDERS)('every maps provider: %s', (name, open) => {
  let gateway: MapsGateway;
  beforeAll(() => {
    gateway = open();
  });
  const { signal } = new AbortController();
  const suggest = (text: string) => gateway.suggest(text, signal);

  test('has a name, and responds to a check', async () => {
    expect(gateway.name).toBe(name);
    await gateway.check(signal);
  });

  test('suggests a city with its state, as the user reads it', async () => {
    const found = await suggest('Decatur, GA');
    expect(found[0]?.text).toBe('Decatur, GA 30030');
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found.length).toBeLessThanOrEqual(8);
  });

  test('finds the place of a suggestion, with its ZIP code and its coordinates', async () => {
    const [first] = await suggest('Decatur, GA');
    const place = await gateway.find(first?.id ?? '', signal);
    expect(place).toMatchObject({ street: '', city: 'Decatur', state: 'GA', zip: '30030' });
    expect(place?.latitude).toBeCloseTo(33.77, 1);
    expect(place?.longitude).toBeCloseTo(-84.3, 1);
  });

  test('suggests places by their ZIP code', async () => {
    expect((await suggest('30080')).map(({ text }) => text)).toContain('Smyrna, GA 30080');
  });

  test('suggests no place that does not exist, and finds none of an unknown id', async () => {
    expect(await suggest('Nowhereville Xyzzy')).toEqual([]);
    expect(await gateway.find('unknown', signal)).toBeNull();
  });
});
