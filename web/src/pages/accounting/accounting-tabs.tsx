import { Group } from '@mantine/core';
import { LinkButton } from '../../links.tsx';
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

export function AccountingTabs({ current }: Props) {
  return (
    <nav aria-label="Accounting">
      <Group gap="xs">
        {TABS.map(({ label, to }) => (
          <LinkButton
            key={to}
            to={to}
            radius="xl"
            variant={to === current ? 'filled' : 'default'}
            {...(to === current ? { 'aria-current': 'page' as const } : {})}
          >
            {label}
          </LinkButton>
        ))}
      </Group>
    </nav>
  );
}
