import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  GEOAPIFY_KEY,
  openGeoapifyServer,
  type GeoapifyServer,
} from '../../../testing/fakes/geoapify-server.ts';
import { ProviderUnavailableError } from '../../provider.ts';
import { openGeoapify } from './geoapify.ts';

let server: GeoapifyServer;
beforeAll(async () => {
  server = await openGeoapifyServer();
});
beforeEach(() => server.become('answers'));
afterAll(() => server.close());

const { signal } = new AbortController();
const open = (apiKey = GEOAPIFY_KEY, apiUrl = server.url) => openGeoapify({ apiUrl, apiKey });

test('asks for places in the United States, and leaves out what is larger than a city', async () => {
  const found = await open().suggest('ga', signal);
  expect(found.map(({ text }) => text)).toEqual([
    'Decatur, GA 30030',
    'Smyrna, GA 30080',
    '2 Elm Street, Smyrna, GA 30080',
    'Oak Lane, Decatur, GA',
  ]);
  const asked = server.asked.at(-1)?.searchParams;
  expect(Object.fromEntries(asked ?? [])).toMatchObject({
    text: 'ga',
    filter: 'countrycode:us',
    format: 'json',
  });
});

test('finds a house with its street, its ZIP code and its coordinates', async () => {
  expect(await open().find('elm', signal)).toEqual({
    street: '2 Elm Street',
    city: 'Smyrna',
    state: 'GA',
    zip: '30080',
    latitude: 33.8801,
    longitude: -84.5102,
  });
});

test('reports an outage, an odd answer and wrong keys, without the key', async () => {
  const failureOf = (asked: Promise<unknown>) =>
    asked.then(
      () => null,
      (error: unknown) => error,
    );
  const failures = [
    await failureOf(open('hunter2').check(signal)),
    await failureOf(open('hunter2', 'http://127.0.0.1:1').check(signal)),
  ];
  for (const behavior of ['is down', 'is odd'] as const) {
    server.become(behavior);
    failures.push(await failureOf(open().suggest('ga', signal)));
  }
  for (const failure of failures) {
    expect(failure).toBeInstanceOf(ProviderUnavailableError);
    expect(String(failure)).not.toMatch(/hunter2|key of this test/);
  }
});
