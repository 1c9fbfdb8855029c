import { createFileRoute } from '@tanstack/react-router';
import { noSuchPage } from '../no-such-page.ts';
import { NewsletterPage } from '../pages/static/newsletter-page.tsx';
import { readStrictly } from '../lib/address/read-strictly.ts';

export interface NewsletterAddress {
  readonly confirm?: string;
  readonly leave?: string;
}

const TOKEN_LENGTH_MAX = 200;

const readAddress = readStrictly(
  ({ confirm, leave }: Record<string, unknown>): NewsletterAddress => {
    if (isToken(confirm)) return { confirm };
    return isToken(leave) ? { leave } : {};
  },
);

export const Route = createFileRoute('/newsletter')({
  validateSearch: readAddress,
  beforeLoad: ({ search }) => {
    // Only links in our emails lead here.
    if (search.confirm === undefined && search.leave === undefined) noSuchPage();
  },
  head: () => ({ meta: [{ title: 'Newsletter | Hammerdock' }] }),
  component: Newsletter,
});

const isToken = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= TOKEN_LENGTH_MAX;

function Newsletter() {
  const { confirm, leave = '' } = Route.useSearch();
  const command =
    confirm === undefined
      ? { kind: 'leave' as const, token: leave }
      : { kind: 'confirm' as const, token: confirm };
  return <NewsletterPage command={command} />;
}
