// Visitors who ask for one page over and over, in a process of their own, on bare sockets like the
// bidders. Prints one line of JSON. Bounded in time by its order.
import net from 'node:net';

export interface VisitOrder {
  readonly url: string;
  readonly path: string;
  /** Each asks for an answer that is not older than the asking. */
  readonly fresh: boolean;
  readonly visitors: number;
  readonly seconds: number;
}

export interface Visits {
  readonly answered: number;
  readonly p95Ms: number;
}

// The order is checked by nobody but the bench that wrote it.
const order = JSON.parse(process.argv[2] ?? '{}') as VisitOrder;
const target = new URL(order.url);
const latencies: number[] = [];

const REQUEST = [
  `GET ${order.path} HTTP/1.1`,
  `host: ${target.host}`,
  // Compressed, as every browser asks for it.
  'accept-encoding: gzip, br',
  ...(order.fresh ? ['cache-control: no-cache'] : []),
  '\r\n',
].join('\r\n');

const PART_BYTES_MAX = 64 * 1024;

/** How many bytes of an answer are still to come; its head comes whole in its first part. */
function missingAfter(part: Buffer): number {
  const headEnd = part.indexOf('\r\n\r\n') + 4;
  const head = part.toString('latin1', 0, headEnd);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.split('\r\n')[0]);
  return Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]) + headEnd - part.length;
}

function visitUntil(end: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let began = 0;
    let missing = 0;
    // The bytes of a page are counted and not kept: what the visitor does is no work of the server.
    const hear = (length: number, into: Uint8Array): boolean => {
      missing =
        missing === 0 ? missingAfter(Buffer.from(into.buffer, 0, length)) : missing - length;
      if (missing !== 0) return true;
      latencies.push(performance.now() - began);
      visit();
      return true;
    };
    const socket = net.connect({
      host: target.hostname,
      port: Number(target.port),
      noDelay: true,
      onread: { buffer: new Uint8Array(PART_BYTES_MAX), callback: hear },
    });
    const visit = (): void => {
      if (performance.now() >= end) return void socket.end();
      began = performance.now();
      socket.write(REQUEST);
    };
    socket.on('connect', visit);
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
}

const end = performance.now() + order.seconds * 1000;
await Promise.all(Array.from({ length: order.visitors }, () => visitUntil(end)));
latencies.sort((a, b) => a - b);
const p95Ms = latencies[Math.floor(latencies.length * 0.95)] ?? 0;
console.log(JSON.stringify({ answered: latencies.length, p95Ms } satisfies Visits));
