import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { seconds } from '@hammerdock/domain/time.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { alerts } from '../lib/notices/alerts.ts';
import { closeAlerts } from '../testing/close-alerts.ts';
import { mountHook } from '../testing/mount-hook.tsx';
import { refusal, renderHook } from '../testing/render-hook.tsx';
import { CallError } from './call-error.ts';
import { refreshCalls, useCall, useCommand } from './query.tsx';
import { SESSION_KEY, type Session } from './session.ts';

const NOTE = { product_id: 'kettle', lot_notes: 'For the boat' };
const SAVED = { lotNotesId: 'n1', lot_notes: 'For the boat' };

/** The alerts that appear during `run`. */
async function alertsOf(run: () => Promise<void>): Promise<string[]> {
  closeAlerts();
  await run();
  const added = alerts.shown();
  closeAlerts();
  return added.map(({ tone, message }) => `${tone}: ${message as string}`);
}

test('repeated clicks send a command once', async () => {
  const { hook, calls } = await renderHook(() => useCommand('notes.addLotNotes'), {
    answers: { 'notes.addLotNotes': SAVED },
  });
  hook.mutate(NOTE);
  hook.mutate(NOTE);
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.options.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
});

test('R3 the same input has the same key while its outcome is unknown, and another one afterwards', async () => {
  const answers = { 'notes.addLotNotes': refusal('NotFound') as object };
  const { hook, calls } = await renderHook(() => useCommand('notes.addLotNotes'), { answers });
  const send = async () => {
    const before = calls.length;
    hook.mutate(NOTE);
    await expect.poll(() => calls.length).toBeGreaterThan(before);
    return calls.at(-1)?.options.idempotencyKey;
  };
  const refused = await send();
  await Promise.resolve();
  answers['notes.addLotNotes'] = SAVED;
  await expect.poll(() => send()).not.toBe(refused);
});

test('R3 a repeat belongs to the user of the first attempt', async () => {
  const answers = { 'notes.addLotNotes': refusal('NoAnswer') as object };
  const user = { role: 'buyer', user_id: 'bea' } as const;
  const { act, calls, queryClient } = await mountHook(() => useCommand('notes.addLotNotes'), {
    answers,
    user,
  });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await act(({ mutate }) => mutate(NOTE));
  // Another tab signs in another user.
  queryClient.setQueryData(SESSION_KEY, (session?: Session) => ({
    ...session,
    user: { ...user, user_id: 'rolf' },
  }));
  await act(() => vi.advanceTimersByTimeAsync(seconds(2)));
  expect(calls.map(({ options }) => options.pageUserId)).toEqual(['bea', 'bea']);
});

test('an attempt that waited too long is not sent', async () => {
  let maySend = true;
  const onRefused = vi.fn(() => true);
  const { act, calls } = await mountHook(
    () => useCommand('notes.addLotNotes', { maySend: () => maySend, onRefused }),
    { answers: { 'notes.addLotNotes': refusal('NoAnswer') } },
  );
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await act(({ mutate }) => mutate(NOTE));
  maySend = false;
  await act(() => vi.advanceTimersByTimeAsync(seconds(20)));
  expect(calls).toHaveLength(1);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'NoAnswer' }),
    true,
  );
});

test('a command refetches the answers that it makes stale, and reports its own', async () => {
  const onDone = vi.fn();
  const { hook, queryClient } = await renderHook(
    () => useCommand('notes.addLotNotes', { refreshes: ['catalog.getProductInfo'], onDone }),
    { answers: { 'notes.addLotNotes': SAVED } },
  );
  const key = ['catalog.getProductInfo', { product_id: 'kettle' }];
  queryClient.setQueryData(key, {});
  queryClient.setQueryData(['bids.getWon', {}], {});
  hook.mutate(NOTE);
  await expect.poll(() => onDone).toHaveBeenCalledWith(SAVED);
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['bids.getWon', {}])?.isInvalidated).toBe(false);
});

test.each([
  [true, 2],
  [false, 1],
])(
  'on return to the page a call is asked for again only if wanted: %s',
  async (onReturn, times) => {
    const { act, calls } = await mountHook(() => useCall('cards.listSources', {}, { onReturn }), {
      answers: { 'cards.listSources': { responseData: { data: [] } } },
    });
    expect(calls).toHaveLength(1);
    onTestFinished(() => focusManager.setFocused(undefined));
    await act(() => focusManager.setFocused(false));
    await act(() => focusManager.setFocused(true));
    expect(calls).toHaveLength(times);
  },
);

test('an answer that was asked for before a command is fetched again after it', async () => {
  const answers: PromiseWithResolvers<string>[] = [];
  const client = new QueryClient();
  const list = new QueryObserver(client, {
    queryKey: ['savedSearches.getSavedSearch', {}],
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    },
  });
  onTestFinished(list.subscribe(() => undefined));
  const refreshed = refreshCalls(client, ['savedSearches.getSavedSearch']);
  answers[0]?.resolve('before');
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.resolve('after');
  await refreshed;
  expect(list.getCurrentResult().data).toBe('after');
});

test('NAV-10 a refusal is an alert, unless it is shown elsewhere', async () => {
  const answers = { 'notes.addLotNotes': refusal('NotFound', { statusText: 'It is gone.' }) };
  const plain = await renderHook(() => useCommand('notes.addLotNotes'), { answers });
  const shown = await alertsOf(async () => {
    plain.hook.mutate(NOTE);
    await expect.poll(() => alerts.shown()).not.toHaveLength(0);
  });
  expect(shown).toEqual(['bad: It is gone.']);

  const onRefused = vi.fn(() => true);
  const beside = await renderHook(() => useCommand('notes.addLotNotes', { onRefused }), {
    answers,
  });
  const none = await alertsOf(async () => {
    beside.hook.mutate(NOTE);
    await expect.poll(() => onRefused).toHaveBeenCalled();
  });
  expect(none).toEqual([]);
});

test('a success that is shown elsewhere is no alert', async () => {
  const onDone = vi.fn();
  const { hook } = await renderHook(
    () => useCommand('notes.addLotNotes', { isShown: () => true, onDone }),
    { answers: { 'notes.addLotNotes': SAVED }, statusText: 'Saved.' },
  );
  const shown = await alertsOf(async () => {
    hook.mutate(NOTE);
    await expect.poll(() => onDone).toHaveBeenCalled();
  });
  expect(shown).toEqual([]);
});

test('R3 a command that may have arrived is not reported as offline or refused unread, and keeps its key', async () => {
  // It is sent again after pauses of seconds.
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answers = { 'notes.addLotNotes': refusal('Offline') as object };
  const errors: string[] = [];
  const onRefused = (error: unknown) => {
    errors.push(error instanceof CallError ? error.code : 'none');
    return true;
  };
  const { hook, calls } = await renderHook(() => useCommand('notes.addLotNotes', { onRefused }), {
    answers,
  });
  const send = async () => {
    const before = errors.length;
    hook.mutate(NOTE);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(errors.length).toBeGreaterThan(before);
  };
  await send();
  answers['notes.addLotNotes'] = refusal('NoAnswer');
  await send();
  answers['notes.addLotNotes'] = refusal('Offline');
  await send();
  answers['notes.addLotNotes'] = refusal('Maintenance');
  await send();
  expect(errors).toEqual(['Offline', 'NoAnswer', 'NoAnswer', 'NoAnswer']);
  expect(new Set(calls.map(({ options }) => options.idempotencyKey)).size).toBe(1);
});
