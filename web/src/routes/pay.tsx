import { createFileRoute } from '@tanstack/react-router';
import { noSuchPage } from '../no-such-page.ts';
import { PayPage } from '../pages/pay/pay-page.tsx';
import { readStrictly } from '../lib/address/read-strictly.ts';

const TOKEN_LENGTH_MAX = 200;

const readAddress = readStrictly(
  ({ token }: Record<string, unknown>): { readonly token?: string } =>
    typeof token === 'string' && token !== '' && token.length <= TOKEN_LENGTH_MAX ? { token } : {},
);

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
  const { token = '' } = Route.useSearch();
  return <PayPage token={token} />;
}
