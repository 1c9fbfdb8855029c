import { createFileRoute } from '@tanstack/react-router';
import { noSuchPage } from '../no-such-page.ts';
import { PayPage } from '../pages/pay/pay-page.tsx';
import { readStrictly } from '../lib/address/read-strictly.ts';

const TOKEN_LENGTH_MAX = 200;

const ID_LENGTH = 36;

export interface PayAddress {
  readonly token?: string;
  readonly payment?: string;
}

const isTextUpTo = (length: number, given: unknown): given is string =>
  typeof given === 'string' && given !== '' && given.length <= length;

const readAddress = readStrictly(({ token, payment }: Record<string, unknown>): PayAddress => ({
  ...(isTextUpTo(TOKEN_LENGTH_MAX, token) ? { token } : {}),
  // The payment that the bank was asked about.
  ...(isTextUpTo(ID_LENGTH, payment) ? { payment } : {}),
}));

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
  const { token = '', payment } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PayPage
      token={token}
      paymentId={payment}
      // In the address, a reload still knows it.
      onBankAsked={(id) =>
        void navigate({
          search: id === undefined ? { token } : { token, payment: id },
          replace: true,
        })
      }
    />
  );
}
