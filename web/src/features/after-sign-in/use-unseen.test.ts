import { expect, test } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { useUnseen } from './use-unseen.ts';

const CALLS = [
  'account.checkLogedUserAlreadySeenNewTerms',
  'account.checkLogedUserAlreadySeenLocation',
  'account.checkLogedUserAlreadySeenTermsAndConditions',
] as const;

/** What is shown when these notices were seen; fewer: the others are not loaded yet. */
async function unseen(...seen: readonly (0 | 1)[]) {
  const cached = seen.map(
    (flag, place) => [[CALLS[place], {}], { seen: flag, locations: [] }] as const,
  );
  return (await renderHook(() => useUnseen(true), { cached })).hook?.notice ?? null;
}

test('AUTH-05 the notices appear one at a time, in the order of S4', async () => {
  expect(await unseen(0, 0, 0)).toBe('new terms');
  expect(await unseen(1, 0, 0)).toBe('location');
  expect(await unseen(1, 1, 0)).toBe('terms');
  expect(await unseen(1, 1, 1)).toBeNull();
});

test('no notice appears until all are known, so that their order is right', async () => {
  expect(await unseen(1, 0)).toBeNull();
});
