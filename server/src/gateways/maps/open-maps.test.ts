import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  GEOAPIFY_KEY,
  openGeoapifyServer,
  type GeoapifyServer,
} from '../../testing/fakes/geoapify-server.ts';
import { ProviderUnavailableError } from '../provider.ts';
import { openMaps } from './open-maps.ts';

let server: GeoapifyServer;
beforeAll(async () => {
  server = await openGeoapifyServer();
});
beforeEach(() => {
  server.become('answers');
  server.asked.length = 0;
});
afterAll(() => server.close());

const { signal } = new AbortController();
const open = (waits?: { patienceMs: number; pauseMs: number }) =>
  openMaps({ geoapify: { apiUrl: server.url, apiKey: GEOAPIFY_KEY } }, waits);
const textsOf = (found: readonly { readonly text: string }[]) => found.map(({ text }) => text);

test('AUTH-09 a store without a key suggests places of the shipped ZIP codes, offline', async () => {
  const maps = openMaps({ geoapify: null });
  expect(maps.name).toBe('offline');
  expect(textsOf(await maps.suggest('2 Elm Street, smyrna ga', signal))).toContain(
    '2 Elm Street, Smyrna, GA 30080',
  );
  expect(server.asked).toEqual([]);
});

test('AUTH-09 a store with a key suggests streets of a maps provider', async () => {
  const maps = open();
  expect(maps.name).toBe('geoapify');
  const [first] = await maps.suggest('2 elm', signal);
  expect(first?.text).toBe('2 Elm Street, Smyrna, GA 30080');
  expect(await maps.find(first?.id ?? '', signal)).toMatchObject({ street: '2 Elm Street' });
});

test('AUTH-09 a place without a ZIP code gets the nearest one', async () => {
  expect(await open().find('oak', signal)).toMatchObject({ street: 'Oak Lane', zip: '30032' });
});

test.each(['is down', 'hangs'] as const)(
  'the shipped table takes over while the provider %s, which is left alone meanwhile',
  async (behavior) => {
    const maps = open({ patienceMs: 50, pauseMs: 60_000 });
    server.become(behavior);
    const found = await maps.suggest('2 Elm Street, smyrna ga', signal);
    expect(textsOf(found)).toContain('2 Elm Street, Smyrna, GA 30080');
    server.become('answers');
    await maps.suggest('30080', signal);
    expect(server.asked.filter(({ search }) => search.includes('30080'))).toEqual([]);
    expect(await maps.find(found[0]?.id ?? '', signal)).toMatchObject({ zip: '30080' });
    const resumed = open({ patienceMs: 10_000, pauseMs: 0 });
    server.become('is down');
    await resumed.suggest('2 elm', signal);
    server.become('answers');
    expect(textsOf(await resumed.suggest('2 elm', signal))).toContain(
      '2 Elm Street, Smyrna, GA 30080',
    );
  },
);

test('a place of the provider cannot be found while it is down', async () => {
  server.become('is down');
  await expect(open().find('elm', signal)).rejects.toThrow(ProviderUnavailableError);
  await expect(open().check(signal)).rejects.toThrow('Geoapify answered 503');
});

test('a ZIP code has its place, whichever provider is in use', () => {
  expect(open().findZip('30080')).toMatchObject({ city: 'Smyrna', state: 'GA' });
  expect(open().findZip('00000')).toBeNull();
});
