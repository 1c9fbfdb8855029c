import { createFileRoute } from '@tanstack/react-router';
import { readOutboxAddress } from '../pages/outbox/outbox-address.ts';
import { OutboxPage } from '../pages/outbox/outbox-page.tsx';
import { readStrictly } from '../lib/read-strictly.ts';

const readAddress = readStrictly(readOutboxAddress);

export const Route = createFileRoute('/outbox')({
  // Each visit wants what was sent by now.
  ssr: false,
  validateSearch: readAddress,
  head: () => ({
    meta: [{ title: 'Outbox | Hammerdock' }, { name: 'robots', content: 'noindex' }],
  }),
  component: OutboxPage,
});
