// Many watchers of one lot, in a separate process: each a plain WebSocket with the minimum of
// Engine.IO. Prints one line of JSON: how long events took to reach each of them. Ends after the
// given number of seconds.

export interface WatchOrder {
  readonly url: string;
  readonly watchers: number;
  readonly seconds: number;
  /** The lot and the bids to place on it meanwhile; null: the server broadcasts by itself. */
  readonly bids: null | {
    readonly lotId: string;
    readonly tokens: readonly string[];
    readonly perSecond: number;
    readonly fromCents: number;
  };
}

export interface Waits {
  readonly received: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** The plain server sends its own time, ours the range of the lot's log. */
interface LotEvent {
  readonly sentAt?: number;
  readonly from_seq?: number;
  readonly to_seq?: number;
}

// Not validated, because only the bench passes it.
const order = JSON.parse(process.argv[2] ?? '{}') as WatchOrder;
// The same clock for all processes of a machine.
const clockMs = (): number => Number(process.hrtime.bigint()) / 1e6;

const arrivals: { readonly at: number; readonly event: LotEvent }[] = [];
let recording = false;

function openWatcher(): Promise<WebSocket> {
  const address = `${order.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('a watcher could not connect')));
    socket.addEventListener('message', ({ data }: { data: string }) => {
      if (data === '2') socket.send('3');
      else if (data.startsWith('0')) socket.send('40');
      else if (data.startsWith('40')) {
        if (order.bids === null) resolve(socket);
        else socket.send(`420${JSON.stringify(['watchLots', { lotIds: [order.bids.lotId] }])}`);
      } else if (data.startsWith('430')) resolve(socket);
      else if (recording && data.startsWith('42["bidAddtime"')) {
        const at = clockMs();
        // Written by the servers of this bench.
        const [, event] = JSON.parse(data.slice(2)) as [string, LotEvent];
        arrivals.push({ at, event });
      }
    });
  });
}

const sentAt = new Map<number, number>();

/** Sends at scheduled times, even if the server is slow, to avoid coordinated omission. */
async function placeBids({ lotId, tokens, perSecond, fromCents }: NonNullable<WatchOrder['bids']>) {
  const answers: Promise<void>[] = [];
  const began = clockMs();
  for (let bid = 0; bid < order.seconds * perSecond; bid += 1) {
    const due = began + (bid * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - clockMs())));
    const cents = fromCents + bid * 10;
    const wsprice = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
    const token = tokens[bid % tokens.length] ?? '';
    answers.push(
      place(
        { token, body: JSON.stringify({ product_id: lotId, wsprice, bidding_type: 'proxy' }) },
        due,
      ),
    );
  }
  await Promise.all(answers);
}

async function place(bid: { token: string; body: string }, due: number): Promise<void> {
  const answer = await fetch(`${order.url}/api/mobile/placeBid`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bid.token}`, 'content-type': 'application/json' },
    body: bid.body,
  });
  // The envelope of our own contract; a refused bid has no sequence.
  const { data } = (await answer.json()) as { data?: { finalresults: { sequence: number } } };
  if (data !== undefined) sentAt.set(data.finalresults.sequence, due);
}

function waitsOf({ at, event }: (typeof arrivals)[number]): number[] {
  if (event.sentAt !== undefined) return [at - event.sentAt];
  const waits: number[] = [];
  for (let sequence = event.from_seq ?? 0; sequence <= (event.to_seq ?? -1); sequence += 1) {
    const sent = sentAt.get(sequence);
    if (sent !== undefined) waits.push(at - sent);
  }
  return waits;
}

const sockets: WebSocket[] = [];
const AT_ONCE = 50;
for (let opened = 0; opened < order.watchers; opened += AT_ONCE) {
  sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, openWatcher))));
}
recording = true;
if (order.bids === null) {
  await new Promise((resolve) => setTimeout(resolve, order.seconds * 1000));
} else {
  await placeBids(order.bids);
  // Waits for the last events to arrive.
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
for (const socket of sockets) socket.close();
if (arrivals.length === 0) throw new Error('no watcher received an event');
const waits = arrivals.flatMap(waitsOf).toSorted((a, b) => a - b);
const atShare = (share: number): number => waits[Math.floor(waits.length * share)] ?? 0;
const result: Waits = { received: waits.length, p50Ms: atShare(0.5), p99Ms: atShare(0.99) };
console.log(JSON.stringify(result));
process.exit(0);
