import { createFileRoute } from '@tanstack/react-router';
import { callQuery } from '../api/query.tsx';
import { noSuchPage } from '../no-such-page.ts';
import { readOutboxAddress } from '../pages/outbox/outbox-address.ts';
import { OutboxPage } from '../pages/outbox/outbox-page.tsx';
import { readStrictly } from '../lib/address/read-strictly.ts';

const readAddress = readStrictly(readOutboxAddress);

export const Route = createFileRoute('/outbox')({
  // The browser loads the messages, so that each visit gets the latest ones.
  ssr: 'data-only',
  validateSearch: readAddress,
  // R71: for admins, and in development for everyone while no provider sends messages.
  loader: async ({ context: { queryClient, api } }) => {
    const { features } = await queryClient.fetchQuery(callQuery(api, 'defaults.getDefault', {}));
    if (features['outbox'] !== true) noSuchPage();
  },
  head: () => ({
    meta: [{ title: 'Outbox | Hammerdock' }, { name: 'robots', content: 'noindex' }],
  }),
  component: OutboxPage,
});
