import { expect, test, vi } from 'vitest';
import { mountHook } from '../../../testing/mount-hook.tsx';
import { refusal } from '../../../testing/render-hook.tsx';
import type { Lot, Pass } from '../pass.ts';
import { useHandovers } from './use-handovers.ts';
import { useLabelScan } from './use-label-scan.ts';

const lot = { lot_id: 'l1', auctionid: 'LPN1', title: 'Kettle', status: 'ready' } as Lot;
const pass: Pass = {
  pass_id: 'p1',
  first_name: 'Bea',
  last_initial: 'P',
  lots: [lot],
  elsewhere: [],
};

/** Node has no IndexedDB, like a browser without storage. */
const mount = async (answer: object) => {
  const locks = { request: (_name: string, run: () => unknown) => run() };
  vi.stubGlobal('navigator', { onLine: true, locks });
  const done: Lot[] = [];
  const onDone = (changed: Lot) => void done.push(changed);
  const stage = await mountHook(
    () => {
      const handovers = useHandovers('stella', onDone);
      return { handovers, scan: useLabelScan({ pass, handovers, onChange: onDone }) };
    },
    { answers: { 'pickup.pickUpLot': answer } },
  );
  return { ...stage, done };
};

test('a hand-over is sent at once, only once for two taps, and its lot is reported', async () => {
  const given = { lot: { ...lot, status: 'picked up' }, checkout_status: '1' };
  const { act, calls, hook, done } = await mount(given);
  await act(({ handovers: { give } }) => Promise.all([give(pass, lot), give(pass, lot)]));
  await act(() => vi.waitFor(() => expect(done).toEqual([given.lot])));
  expect(calls.map(({ input }) => input)).toEqual([{ pass_id: 'p1', lot: 'l1' }]);
  await act(() => undefined);
  expect(hook().handovers).toMatchObject({ all: [], isStored: false });
});

test('a refused one stays until it is dismissed, or handed over again with another key', async () => {
  const { act, calls, hook } = await mount(refusal('LotUnpaid'));
  await act(({ handovers: { give } }) => give(pass, lot));
  await act(() => vi.waitFor(() => expect(hook().handovers.all[0]?.state).toBe('refused')));
  expect(hook().handovers.all).toMatchObject([{ title: 'Kettle', buyer: 'Bea P.', lotId: 'l1' }]);
  await act(({ handovers: { give } }) => give(pass, lot));
  await act(() => vi.waitFor(() => expect(calls).toHaveLength(2)));
  expect(new Set(calls.map(({ options }) => options.idempotencyKey)).size).toBe(2);
  await act(() => vi.waitFor(() => expect(hook().handovers.all[0]?.state).toBe('refused')));
  expect(hook().handovers.all).toHaveLength(1);
  await act(async ({ handovers: { all, dismiss } }) => {
    for (const each of all) await dismiss(each);
  });
  expect(hook().handovers.all).toEqual([]);
});

test('one that is not answered waits, and the scan says so', async () => {
  const { act, calls, hook } = await mount(refusal('NoAnswer'));
  await act(({ scan }) => expect(scan.read('lpn1')).toBe(true));
  await act(() => vi.waitFor(() => expect(hook().scan.note).toContain('waiting for the network')));
  await act(({ scan }) => expect(scan.read('LPN1')).toBe(true));
  expect(hook().handovers.all).toMatchObject([{ state: 'waiting', mayHaveArrived: true }]);
  expect(new Set(calls.map(({ options }) => options.idempotencyKey)).size).toBe(1);
  // What may have arrived can't be taken back.
  await act(async ({ handovers: { all, takeBack } }) => {
    for (const each of all) await takeBack(each);
  });
  expect(hook().handovers.all).toHaveLength(1);
});

test('the server says what another label is of, at the scan', async () => {
  const { act, calls, hook } = await mount(refusal('LabelUnknown', { statusText: 'No lot.' }));
  await act(({ scan }) => expect(scan.read('LPN-OTHER')).toBe(false));
  expect(calls.map(({ input }) => input)).toEqual([{ pass_id: 'p1', lot: 'LPN-OTHER' }]);
  expect(hook().scan.complaint).toBe('No lot.');
  expect(hook().handovers.all).toEqual([]);
});
