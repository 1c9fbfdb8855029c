import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import { useCall } from '../../../api/query.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../../ui/states/state-page.tsx';
import { BankForm } from './bank-form.tsx';

/** The masked account, and the form that replaces it; admins only see it. */
export function BankAccount() {
  const acting = useActing();
  const found = useCall('settlements.getBankDetails', acting);
  const [editing, setEditing] = useState(false);
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the bank account"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the bank account" />;
  const { bank } = found.data;
  const isOwn = acting.seller_id === undefined;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} maw={560} component="section">
      <Title order={2} size="h4" mb="sm">
        Bank account for payouts
      </Title>
      {editing ? (
        <BankForm onDone={() => setEditing(false)} />
      ) : (
        <Stack gap="sm" align="flex-start">
          <Shown bank={bank} isOwn={isOwn} />
          {isOwn && (
            <Button variant={bank === null ? 'filled' : 'default'} onClick={() => setEditing(true)}>
              {bank === null ? 'Add a bank account' : 'Change bank account'}
            </Button>
          )}
        </Stack>
      )}
    </Paper>
  );
}

interface ShownProps {
  readonly bank: Answer<'settlements.getBankDetails'>['bank'];
  readonly isOwn: boolean;
}

function Shown({ bank, isOwn }: ShownProps) {
  if (bank === null) {
    return (
      <Text>
        {isOwn
          ? 'Tell us where to send your money. The numbers are encrypted.'
          : 'This seller hasn’t entered a bank account yet.'}
      </Text>
    );
  }
  return (
    <div>
      <Text fw={600}>{bank.holder}</Text>
      <Text>Account ending in {bank.last4}</Text>
      <Text size="sm" c="dimmed">
        Saved {formatDate(instantOf(bank.updated_at))}
      </Text>
    </div>
  );
}
