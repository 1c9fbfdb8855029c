import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { SellerAccount } from '@hammerdock/contract/shapes/settlement.ts';
import { percentOf } from '@hammerdock/contract/texts/settlement-words.ts';
import { centsOf, dollars } from '@hammerdock/domain/text/format.ts';
import { useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import { useCall } from '../../../api/query.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { STANDING_WORDS } from '../../../features/payouts/transfer-words.ts';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { Pages } from '../../../ui/pages.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import { BankDialog } from './bank-dialog.tsx';
import { CommissionDialog } from './commission-dialog.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { PaymentsDialog } from './payments-dialog.tsx';

const PER_PAGE = 20;

interface Props {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

type Action = 'commission' | 'pay' | 'bank' | 'payments';
interface Open {
  readonly action: Action;
  readonly account: SellerAccount;
}

/** Commissions of sellers, and paying them. */
export function SellersPage({ page, onPage }: Props) {
  const asked = { page, limit: PER_PAGE };
  const found = useCall('settlements.listSellerAccounts', asked, { keepPrevious: true });
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <>
      <PageHead title="Sellers" />
      <Found found={found} onOpen={setOpen} />
      <Pages
        page={page}
        perPage={PER_PAGE}
        count={found.data?.accountCount ?? 0}
        onChange={onPage}
      />
      {open !== null && <DialogOf {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

function DialogOf({ action, account, onClose }: Open & { readonly onClose: () => void }) {
  switch (action) {
    case 'commission':
      return <CommissionDialog account={account} onClose={onClose} />;
    case 'pay':
      return <PayDialog account={account} onClose={onClose} />;
    case 'bank':
      return <BankDialog account={account} onClose={onClose} />;
    case 'payments':
      return <PaymentsDialog account={account} onClose={onClose} />;
    default:
      return action satisfies never;
  }
}

interface FoundProps {
  readonly found: ReturnType<typeof useCall<'settlements.listSellerAccounts'>>;
  readonly onOpen: (open: Open) => void;
}

function Found({ found, onOpen }: FoundProps) {
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the sellers"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the sellers" />;
  if (found.data.accountList.length === 0) {
    return (
      <EmptyState
        title="No sellers yet"
        text="This store has no account with the seller role."
        action={<LinkButton to={paths.trialBalance}>See the trial balance</LinkButton>}
      />
    );
  }
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      {found.data.accountList.map((account) => (
        <Account
          key={account.seller_id}
          account={account}
          onOpen={(action) => onOpen({ action, account })}
        />
      ))}
    </SimpleGrid>
  );
}

interface AccountProps {
  readonly account: SellerAccount;
  readonly onOpen: (action: Action) => void;
}

function Account({ account, onOpen }: AccountProps) {
  const { name, bank, transfers, payable, waiting, commission_bps } = account;
  const owes = centsOf(payable) < 0;
  return (
    <Paper component="article" withBorder p="md" aria-label={name}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {name}
        </Title>
        <FactList
          facts={[
            ['Commission', percentOf(commission_bps)],
            [owes ? 'Owes' : 'Payable now', dollars(owes ? payable.slice(1) : payable)],
            ['On hold', dollars(waiting)],
            ...(transfers === null
              ? []
              : [[transfers.provider_name, STANDING_WORDS[transfers.standing]] as const]),
          ]}
        />
        <Text size="sm" c="dimmed">
          {bank === null
            ? 'No bank account yet'
            : `${bank.holder}, account ending in ${bank.last4}`}
        </Text>
        <Group gap="xs">
          {centsOf(payable) > 0 && (
            <Button onClick={() => onOpen('pay')}>
              {transfers === null ? 'Record a payment' : 'Pay'}
            </Button>
          )}
          <Button variant="default" onClick={() => onOpen('commission')}>
            Set commission
          </Button>
          {bank !== null && (
            <Button variant="default" onClick={() => onOpen('bank')}>
              Show bank details
            </Button>
          )}
          <Button variant="default" onClick={() => onOpen('payments')}>
            Payments
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
