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

/** How many bytes of an answer are still to come; null while its head is under way. */
function missingIn(received: string): number | null {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const head = received.slice(0, headEnd);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.split('\r\n')[0]);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return Number(length ?? 0) + headEnd + 4 - received.length;
}

function visitUntil(end: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: target.hostname, port: Number(target.port) });
    // One character for each byte, so that lengths can be compared.
    socket.setEncoding('latin1').setNoDelay(true);
    let began = 0;
    let head = '';
    let missing: number | null = null;
    const visit = (): void => {
      if (performance.now() >= end) return void socket.end();
      [began, head, missing] = [performance.now(), '', null];
      socket.write(REQUEST);
    };
    socket.on('connect', visit);
    socket.on('data', (part: string) => {
      if (missing === null) {
        head += part;
        missing = missingIn(head);
      } else missing -= part.length;
      if (missing !== 0) return;
      latencies.push(performance.now() - began);
      visit();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
}

const end = performance.now() + order.seconds * 1000;
await Promise.all(Array.from({ length: order.visitors }, () => visitUntil(end)));
latencies.sort((a, b) => a - b);
const p95Ms = latencies[Math.floor(latencies.length * 0.95)] ?? 0;
console.log(JSON.stringify({ answered: latencies.length, p95Ms } satisfies Visits));
