import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { useCards } from './use-cards.ts';

test('CARD-03 the first visit creates the customer at the provider, then loads the cards', async () => {
  const { calls, hook } = await mountHook(useCards, {
    answers: {
      'cards.createCustomer': { responseData: { id: 'cus_1' } },
      'cards.listSources': { responseData: { data: [] }, must_add_again: true },
    },
  });
  await expect.poll(() => hook().cards).toEqual([]);
  expect(calls.map(({ name }) => name)).toEqual(['cards.createCustomer', 'cards.listSources']);
  expect(hook()).toMatchObject({ mustAddAgain: true, isError: false });
});
