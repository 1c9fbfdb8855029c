// A small HTTP server with a few places of Geoapify, on loopback.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GeoapifyServer {
  readonly url: string;
  /** How often it was asked. */
  readonly asked: URL[];
  become(behavior: 'answers' | 'is down' | 'hangs' | 'is odd'): void;
  close(): Promise<void>;
}

export const GEOAPIFY_KEY = 'a key of this test only';

const georgia = { country_code: 'us', state: 'Georgia', state_code: 'GA' };

/** As the API describes places; a city has no postcode of its own. */
const PLACES = [
  {
    ...georgia,
    place_id: 'decatur',
    city: 'Decatur',
    postcode: '30030',
    lat: 33.7737,
    lon: -84.2963,
  },
  { ...georgia, place_id: 'smyrna', city: 'Smyrna', postcode: '30080', lat: 33.88, lon: -84.51 },
  {
    ...georgia,
    place_id: 'elm',
    housenumber: '2',
    street: 'Elm Street',
    city: 'Smyrna',
    postcode: '30080-1234',
    lat: 33.8801,
    lon: -84.5102,
  },
  { ...georgia, place_id: 'oak', street: 'Oak Lane', city: 'Decatur', lat: 33.74, lon: -84.264 },
  { ...georgia, place_id: 'georgia', lat: 32.3, lon: -83.4 },
];

export async function openGeoapifyServer(): Promise<GeoapifyServer> {
  const asked: URL[] = [];
  let behavior: Parameters<GeoapifyServer['become']>[0] = 'answers';
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const send = (status: number, body: unknown) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    const url = new URL(request.url ?? '', 'http://localhost');
    asked.push(url);
    if (behavior === 'hangs') return;
    if (behavior === 'is down') return send(503, { error: 'Service Unavailable' });
    if (behavior === 'is odd') return send(200, { results: 'none' });
    const { searchParams: query } = url;
    if (query.get('apiKey') !== GEOAPIFY_KEY) return send(401, { error: 'Unauthorized' });
    if (url.pathname === '/v1/geocode/autocomplete') {
      const words = (query.get('text') ?? '').toLowerCase();
      const results = PLACES.filter((place) => wordsOf(place).includes(words));
      return send(200, { results: results.slice(0, Number(query.get('limit'))) });
    }
    const place = PLACES.find(({ place_id }) => place_id === query.get('id'));
    if (place === undefined) return send(400, { error: 'Bad Request' });
    send(200, { type: 'FeatureCollection', features: [{ type: 'Feature', properties: place }] });
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    become: (next) => {
      behavior = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Described {
  readonly housenumber?: string;
  readonly street?: string;
  readonly city?: string;
  readonly state_code: string;
  readonly postcode?: string;
}

const wordsOf = ({ housenumber, street, city, state_code, postcode }: Described): string => {
  const line = [housenumber, street].filter((part) => part !== undefined).join(' ');
  const place = `${city ?? 'Georgia'}, ${state_code} ${postcode ?? ''}`;
  return (line === '' ? place : `${line}, ${place}`).toLowerCase();
};
