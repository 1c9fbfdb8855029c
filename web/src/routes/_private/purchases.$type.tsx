import { createFileRoute } from '@tanstack/react-router';
import { InfoPage } from '../../pages/static/info-page.tsx';
import { PURCHASES } from '../../pages/static/info-pages.ts';

export const Route = createFileRoute('/_private/purchases/$type')({
  head: () => ({ meta: [{ title: 'My Purchases | Hammerdock' }] }),
  component: Purchases,
});

function Purchases() {
  return <InfoPage page={PURCHASES} />;
}
