// The load, in a separate process: every bidder bids over a keep-alive connection, and bids again
// as soon as it gets an answer. Written on plain sockets, so that on a small machine the load takes
// as little CPU as possible from the server. Prints one line of JSON. Ends after the given number
// of seconds.
import net from 'node:net';
import { randomUUID } from 'node:crypto';

export interface Order {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly lotIds: readonly string[];
  readonly seconds: number;
  /** The first amount in cents; each bid on a lot adds `stepCents` to the one before. */
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

// Not validated, because only the bench passes it.
const order = JSON.parse(process.argv[2] ?? '{}') as Order;
const target = new URL('/api/mobile/placeBid', order.url);
const offered = new Map<string, number>();
const latencies: number[] = [];
const counts = { accepted: 0, refused: 0, limited: 0, failed: 0 };

function nextBid(): string {
  const lotId = order.lotIds[Math.floor(Math.random() * order.lotIds.length)] ?? '';
  const cents = (offered.get(lotId) ?? order.fromCents) + order.stepCents;
  offered.set(lotId, cents);
  const wsprice = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  return JSON.stringify({ product_id: lotId, wsprice, bidding_type: 'proxy' });
}

function requestOf(token: string): string {
  const body = nextBid();
  return [
    `POST ${target.pathname} HTTP/1.1`,
    `host: ${target.host}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    `idempotency-key: ${randomUUID()}`,
    '',
    body,
  ].join('\r\n');
}

/** The status of a complete answer; null while a part of it is missing. */
function statusIn(received: string): number | null {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, headEnd))?.[1];
  if (length === undefined) throw new Error('an answer without content-length');
  const whole = Buffer.byteLength(received.slice(headEnd + 4)) >= Number(length);
  return whole ? Number(received.slice(9, 12)) : null;
}

function count(status: number): void {
  if (status === 200) counts.accepted += 1;
  else if (status === 429) counts.limited += 1;
  else if (status >= 400 && status < 500) counts.refused += 1;
  else counts.failed += 1;
}

function bidUntil(end: number, token: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: target.hostname, port: Number(target.port) });
    socket.setEncoding('utf8').setNoDelay(true);
    let began = 0;
    let received = '';
    const bid = (): void => {
      if (performance.now() >= end) {
        socket.end();
        return;
      }
      began = performance.now();
      received = '';
      socket.write(requestOf(token));
    };
    socket.on('connect', bid);
    socket.on('data', (part: string) => {
      received += part;
      const status = statusIn(received);
      if (status === null) return;
      latencies.push(performance.now() - began);
      count(status);
      bid();
    });
    socket.on('error', () => (counts.failed += 1));
    socket.on('close', () => resolve());
  });
}

const end = performance.now() + order.seconds * 1000;
await Promise.all(order.tokens.map((token) => bidUntil(end, token)));
latencies.sort((a, b) => a - b);
const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
const outcome: Outcome = { ...counts, p50Ms: at(0.5), p99Ms: at(0.99) };
console.log(JSON.stringify(outcome));
