import { createFileRoute } from '@tanstack/react-router';
import { noSuchPage } from '../no-such-page.ts';
import { UnsubscribePage } from '../pages/static/unsubscribe-page.tsx';
import { readStrictly } from '../lib/address/read-strictly.ts';

const TOKEN_LENGTH_MAX = 200;

const readAddress = readStrictly(
  ({ token }: Record<string, unknown>): { readonly token?: string } =>
    typeof token === 'string' && token !== '' && token.length <= TOKEN_LENGTH_MAX ? { token } : {},
);

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: readAddress,
  beforeLoad: ({ search }) => {
    // Only links in our messages lead here.
    if (search.token === undefined) noSuchPage();
  },
  head: () => ({ meta: [{ title: 'Unsubscribe | Hammerdock' }] }),
  component: Unsubscribe,
});

function Unsubscribe() {
  const { token = '' } = Route.useSearch();
  return <UnsubscribePage token={token} />;
}
