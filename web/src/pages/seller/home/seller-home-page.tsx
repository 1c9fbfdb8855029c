import { PageHead } from '../../../features/page-head/page-head.tsx';

/** What needs doing today. */
export function SellerHomePage() {
  return <PageHead title="Today" />;
}
