import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { useTypedScan } from './use-typed-scan.ts';

async function mountScan(complaint: string | null = null) {
  const scanned: string[] = [];
  const onScan = (code: string) => scanned.push(code) > 0;
  const missing = 'Scan or type the code first.';
  const box = await mountHook(() => useTypedScan({ busy: false, complaint, missing, onScan }));
  return { ...box, scanned, missing };
}

test('an empty box says what to enter, until something is typed', async () => {
  const { hook, act, scanned, missing } = await mountScan();
  expect(hook().error).toBeNull();
  await act(({ send }) => send('  '));
  expect(hook().error).toBe(missing);
  expect(scanned).toEqual([]);
  await act(({ type }) => type('A'));
  expect(hook().error).toBeNull();
});

test('a scan by the camera ends the message too', async () => {
  const { hook, act, scanned } = await mountScan();
  await act(({ send }) => send(''));
  await act(({ send }) => send(' LPN0042 '));
  expect(hook()).toMatchObject({ error: null, typed: '' });
  expect(scanned).toEqual(['LPN0042']);
});

test('an emptied box asks for a code rather than repeat why the last was refused', async () => {
  const { hook, act, missing } = await mountScan('No such code');
  expect(hook().error).toBe('No such code');
  await act(({ send }) => send(''));
  expect(hook().error).toBe(missing);
});
