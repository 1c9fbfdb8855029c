// The load, in a process of its own: every bidder bids over a kept-alive connection, and bids again
// as soon as the answer is there. Prints one line of JSON. Bounded in time by its order.
import http from 'node:http';
import { randomUUID } from 'node:crypto';

export interface Order {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly lotIds: readonly string[];
  readonly seconds: number;
  /** The first amount, in cents; each bid on a lot offers `stepCents` more than the one before. */
  readonly fromCents: number;
  readonly stepCents: number;
}

export interface Outcome {
  readonly accepted: number;
  readonly refused: number;
  readonly limited: number;
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

// The order is checked by nobody but the bench that wrote it.
const order = JSON.parse(process.argv[2] ?? '{}') as Order;
const agent = new http.Agent({ keepAlive: true, maxSockets: order.tokens.length });
const target = new URL('/api/mobile/placeBid', order.url);
const offered = new Map<string, number>();
const latencies: number[] = [];
const counts = { accepted: 0, refused: 0, limited: 0, failed: 0 };

function post(token: string, body: string): Promise<number> {
  return new Promise((resolve) => {
    const request = http.request(target, {
      agent,
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': randomUUID(),
      },
    });
    request.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', () => resolve(0));
    request.end(body);
  });
}

function nextBid(): string {
  const lotId = order.lotIds[Math.floor(Math.random() * order.lotIds.length)] ?? '';
  const cents = (offered.get(lotId) ?? order.fromCents) + order.stepCents;
  offered.set(lotId, cents);
  const wsprice = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  return JSON.stringify({ product_id: lotId, wsprice, bidding_type: 'proxy' });
}

async function bidUntil(end: number, token: string): Promise<void> {
  while (performance.now() < end) {
    const began = performance.now();
    const status = await post(token, nextBid());
    latencies.push(performance.now() - began);
    if (status === 200) counts.accepted += 1;
    else if (status === 429) counts.limited += 1;
    else if (status >= 400 && status < 500) counts.refused += 1;
    else counts.failed += 1;
  }
}

const end = performance.now() + order.seconds * 1000;
await Promise.all(order.tokens.map((token) => bidUntil(end, token)));
agent.destroy();
latencies.sort((a, b) => a - b);
const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
const outcome: Outcome = { ...counts, p50Ms: at(0.5), p99Ms: at(0.99) };
console.log(JSON.stringify(outcome));
