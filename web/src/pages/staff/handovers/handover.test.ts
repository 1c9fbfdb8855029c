import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError, noAnswer, textOf } from '../../../api/call-error.ts';
import type { Api } from '../../../api/client.ts';
import { isPassing } from '../../../api/passing-error.ts';
import { openMemoryQueue } from '../../../lib/device-queue/memory-queue.ts';
import { sendItems } from '../../../lib/device-queue/send-items.ts';
import { sendHandover, stateOf, type Handover } from './handover.ts';

const handoverOf = (id: string, changes: Partial<Handover> = {}): Handover => ({
  id,
  key: `key-${id}`,
  userId: 'stella',
  queuedAt: 0,
  refusal: null,
  passId: 'pass',
  lotId: `lot-${id}`,
  title: id,
  buyer: 'Bea P.',
  mayHaveArrived: false,
  ...changes,
});

function open(handovers: readonly Handover[]) {
  const queue = openMemoryQueue(handovers);
  const done: string[] = [];
  const api = vi.fn(async (_name: string, { lot }: { lot: string }, _options: object) => ({
    data: { lot: { lot_id: lot } },
    statusText: '',
  }));
  const send = () =>
    sendItems<Handover>({
      queue,
      userId: 'stella',
      send: (handover) =>
        sendHandover(
          {
            api: api as unknown as Api,
            queue,
            onDone: ({ lot_id }) => void done.push(lot_id),
          },
          handover,
        ),
      willPass: isPassing,
      textOf,
      onChange: () => Promise.resolve(),
    });
  return { api, done, send, queue };
}

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

test('R33 hand-overs are sent in order, each once with its key, and their lots are reported', async () => {
  const { api, done, send, queue } = open([handoverOf('a'), handoverOf('b')]);
  await send();
  await send();
  expect(api.mock.calls).toEqual(
    ['a', 'b'].map((id) => [
      'pickup.pickUpLot',
      { pass_id: 'pass', lot: `lot-${id}` },
      { idempotencyKey: `key-${id}`, timeoutMs: 10_000 },
    ]),
  );
  expect(done).toEqual(['lot-a', 'lot-b']);
  expect(await queue.list()).toEqual([]);
});

test('without a network nothing is sent, and everything can still be taken back', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { api, send, queue } = open([handoverOf('a'), handoverOf('b')]);
  await send();
  expect(api).not.toHaveBeenCalled();
  expect((await queue.list()).map(({ mayHaveArrived }) => mayHaveArrived)).toEqual([false, false]);
});

test('without an answer it waits with its key, and cannot be taken back; later ones wait too', async () => {
  const { api, send, queue } = open([handoverOf('a'), handoverOf('b')]);
  api.mockRejectedValueOnce(noAnswer());
  await send();
  expect(await queue.list()).toMatchObject([
    { key: 'key-a', mayHaveArrived: true, refusal: null },
    { key: 'key-b', mayHaveArrived: false },
  ]);
  await send();
  expect(api.mock.calls.map(([, { lot }]) => lot)).toEqual(['lot-a', 'lot-a', 'lot-b']);
});

test('a refusal stays with its reason, is not sent again, and does not hold back the next', async () => {
  const { api, done, send, queue } = open([handoverOf('a'), handoverOf('b')]);
  const code = 'LotPickedUpAlready';
  const trouble = { code, statusText: 'Already picked up.', facts: {}, fieldErrors: {} };
  api.mockRejectedValueOnce(new CallError(trouble));
  await send();
  await send();
  expect(await queue.list()).toMatchObject([{ id: 'a', refusal: 'Already picked up.' }]);
  expect(api).toHaveBeenCalledTimes(2);
  expect(done).toEqual(['lot-b']);
});

test('one that was taken back meanwhile is not sent', async () => {
  const { api, send, queue } = open([handoverOf('a'), handoverOf('b')]);
  api.mockImplementationOnce(async (_name, { lot }) => {
    await queue.remove('b');
    return { data: { lot: { lot_id: lot } }, statusText: '' };
  });
  await send();
  expect(api).toHaveBeenCalledTimes(1);
  expect(await queue.list()).toEqual([]);
});

test('another user’s hand-overs stay on the device', async () => {
  const { api, send, queue } = open([handoverOf('a', { userId: 'sam' })]);
  await send();
  expect(api).not.toHaveBeenCalled();
  expect(await queue.list()).toHaveLength(1);
});

test('only the first attempt is shown as being sent', () => {
  const one = handoverOf('a');
  expect(stateOf(one, 'a')).toBe('sending');
  expect(stateOf(one, null)).toBe('waiting');
  expect(stateOf({ ...one, mayHaveArrived: true }, 'a')).toBe('waiting');
  expect(stateOf({ ...one, refusal: 'No' }, null)).toBe('refused');
});
