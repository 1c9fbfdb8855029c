import { Group } from '@mantine/core';
import { LinkButton } from '../../links.tsx';
import { paths, type InvoiceList } from '../../paths.ts';
import type { InvoiceListText } from './invoice-lists.ts';

interface Props {
  readonly lists: readonly InvoiceListText[];
  readonly current: InvoiceList;
}

export function InvoiceTabs({ lists, current }: Props) {
  return (
    <nav aria-label="Receipts by payment">
      <Group gap="xs">
        {lists.map(({ action, label }) => (
          <LinkButton
            key={action}
            to={paths.invoices(action)}
            radius="xl"
            variant={action === current ? 'filled' : 'default'}
            {...(action === current ? { 'aria-current': 'page' as const } : {})}
          >
            {label}
          </LinkButton>
        ))}
      </Group>
    </nav>
  );
}
