// Visitors who request one page repeatedly, in a separate process, on plain sockets like the
// bidders. Prints one line of JSON. Ends after the given number of seconds.
import net from 'node:net';

export interface VisitOrder {
  readonly url: string;
  readonly path: string;
  /** Requests an answer that does not come from the cache. */
  readonly fresh: boolean;
  readonly visitors: number;
  readonly seconds: number;
}

export interface Visits {
  readonly answered: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

// Not validated, because only the bench passes it.
const order = JSON.parse(process.argv[2] ?? '{}') as VisitOrder;
const target = new URL(order.url);
const latencies: number[] = [];

const REQUEST = [
  `GET ${order.path} HTTP/1.1`,
  `host: ${target.host}`,
  // Compressed, as browsers request it.
  'accept-encoding: gzip, br',
  ...(order.fresh ? ['cache-control: no-cache'] : []),
  '\r\n',
].join('\r\n');

const PART_BYTES_MAX = 64 * 1024;

/** How many bytes of an answer are missing; the first part contains all headers. */
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
    // Counts the bytes of a page and drops them: a visitor's own work should not be measured.
    const onPart = (length: number, into: Uint8Array): boolean => {
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
      onread: { buffer: new Uint8Array(PART_BYTES_MAX), callback: onPart },
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
const percentile = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
const visits: Visits = {
  answered: latencies.length,
  p50Ms: percentile(0.5),
  p95Ms: percentile(0.95),
};
console.log(JSON.stringify(visits));
