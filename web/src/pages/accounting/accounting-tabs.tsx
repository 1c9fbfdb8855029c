import { PageTabs } from '../../features/page-head/page-tabs.tsx';
import { paths } from '../../paths.ts';

const TABS = [
  { label: 'Trial balance', to: paths.trialBalance },
  { label: 'Account lines', to: paths.accountLines },
  { label: 'Sales tax', to: paths.taxes },
  { label: 'Reconciliation', to: paths.reconciliation },
  { label: 'Export', to: paths.booksExport },
] as const;

interface Props {
  readonly current: (typeof TABS)[number]['to'];
}

export const AccountingTabs = ({ current }: Props) => (
  <PageTabs label="Accounting" tabs={TABS} current={current} />
);
