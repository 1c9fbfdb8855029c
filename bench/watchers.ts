// Many watchers of one lot, in a process of their own: each a bare WebSocket that speaks as much
// Engine.IO as it must. Prints one line of JSON: how long what was sent took to reach each of them.
// Bounded in time by its order.

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
  readonly heard: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** The bare server sends its own time, ours the stretch of the lot's log that it tells. */
interface Told {
  readonly sentAt?: number;
  readonly from_seq?: number;
  readonly to_seq?: number;
}

// The order is checked by nobody but the bench that wrote it.
const order = JSON.parse(process.argv[2] ?? '{}') as WatchOrder;
// One clock for all processes of a machine.
const clockMs = (): number => Number(process.hrtime.bigint()) / 1e6;

const arrivals: { readonly at: number; readonly told: Told }[] = [];
let listening = false;

function openWatcher(): Promise<WebSocket> {
  const address = `${order.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('a watcher was not let in')));
    socket.addEventListener('message', ({ data }: { data: string }) => {
      if (data === '2') socket.send('3');
      else if (data.startsWith('0')) socket.send('40');
      else if (data.startsWith('40')) {
        if (order.bids === null) resolve(socket);
        else socket.send(`420${JSON.stringify(['watchLots', { lotIds: [order.bids.lotId] }])}`);
      } else if (data.startsWith('430')) resolve(socket);
      else if (listening && data.startsWith('42["bidAddtime"')) {
        const at = clockMs();
        // Written by the servers of this bench.
        const [, told] = JSON.parse(data.slice(2)) as [string, Told];
        arrivals.push({ at, told });
      }
    });
  });
}

const sentAt = new Map<number, number>();

/** By the clock, not by the answers: a slow server is not spared (no coordinated omission). */
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

function waitsOf({ at, told }: (typeof arrivals)[number]): number[] {
  if (told.sentAt !== undefined) return [at - told.sentAt];
  const waits: number[] = [];
  for (let sequence = told.from_seq ?? 0; sequence <= (told.to_seq ?? -1); sequence += 1) {
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
listening = true;
if (order.bids === null) {
  await new Promise((resolve) => setTimeout(resolve, order.seconds * 1000));
} else {
  await placeBids(order.bids);
  // The last events are on their way.
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
for (const socket of sockets) socket.close();
if (arrivals.length === 0) throw new Error('nobody heard anything');
const waits = arrivals.flatMap(waitsOf).toSorted((a, b) => a - b);
const atShare = (share: number): number => waits[Math.floor(waits.length * share)] ?? 0;
const said: Waits = { heard: waits.length, p50Ms: atShare(0.5), p99Ms: atShare(0.99) };
console.log(JSON.stringify(said));
process.exit(0);
