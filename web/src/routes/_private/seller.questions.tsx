import { createFileRoute } from '@tanstack/react-router';
import { readPageAddress, type PageAddress } from '../../lib/address/page-address.ts';
import { readStrictly } from '../../lib/address/read-strictly.ts';
import { QuestionsPage } from '../../pages/seller/questions-page.tsx';

const PAGE_MAX = 1_000;

const readAddress = readStrictly((search: Record<string, unknown>): PageAddress =>
  readPageAddress(search, PAGE_MAX),
);

export const Route = createFileRoute('/_private/seller/questions')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Questions | Hammerdock' }] }),
  component: Questions,
});

function Questions() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <QuestionsPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />;
}
