import { createFileRoute } from '@tanstack/react-router';
import { noSuchPage } from '../no-such-page.ts';
import { PayPage } from '../pages/pay/pay-page.tsx';
import { readStrictly } from '../lib/address/read-strictly.ts';

const TOKEN_LENGTH_MAX = 200;

export interface Address {
  readonly token?: string;
  /** The bank's page led here: what became of the payment is what matters. */
  readonly after?: 'bank';
}

const readAddress = readStrictly(({ token, after }: Record<string, unknown>): Address => {
  const isToken = typeof token === 'string' && token !== '' && token.length <= TOKEN_LENGTH_MAX;
  return { ...(isToken ? { token } : {}), ...(after === 'bank' ? { after } : {}) };
});

export const Route = createFileRoute('/pay')({
  validateSearch: readAddress,
  beforeLoad: ({ search }) => {
    // Only links in our emails lead here.
    if (search.token === undefined) noSuchPage();
  },
  // The address holds the token that pays.
  headers: () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }),
  head: () => ({
    meta: [{ title: 'Pay a receipt | Hammerdock' }, { name: 'robots', content: 'noindex' }],
  }),
  component: Pay,
});

function Pay() {
  const { token = '', after } = Route.useSearch();
  return <PayPage token={token} isAfterBank={after === 'bank'} />;
}
