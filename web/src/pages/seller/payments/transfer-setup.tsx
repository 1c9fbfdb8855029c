import { Alert, Badge, Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import type { TransferAccount } from '@hammerdock/contract/shapes/settlement.ts';
import { useEffect, useRef, useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import {
  NEED_WORDS,
  STANDING_COLORS,
  STANDING_WORDS,
  standingText,
} from '../../../features/payouts/transfer-words.ts';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { SetupForm } from './setup-form.tsx';
import type { SetupReturn } from './setup-address.ts';

const BUTTONS: Readonly<Partial<Record<TransferAccount['standing'], string>>> = {
  none: 'Set up payouts',
  incomplete: 'Continue setup',
  checking: 'Open setup again',
};

interface Props {
  /** How the seller came back from the provider's pages. */
  readonly setup: SetupReturn | undefined;
}

/** The seller's account at the payment provider; nothing where transfers are switched off. */
export function TransferSetup({ setup }: Props) {
  const acting = useActing();
  const transfers = useCall('settlements.getBankDetails', acting).data?.transfers ?? null;
  if (transfers === null) return null;
  const { provider_name: name, standing } = transfers;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="transfers">
      <Group gap="xs" mb="sm">
        <Title order={2} size="h4" id="transfers">
          Get paid with {name}
        </Title>
        {standing !== 'none' && (
          <Badge color={STANDING_COLORS[standing]}>{STANDING_WORDS[standing]}</Badge>
        )}
      </Group>
      {acting.seller_id === undefined ? (
        <OwnAccount transfers={transfers} setup={setup} />
      ) : (
        <Text>{OF_SELLER[standing]}</Text>
      )}
    </Paper>
  );
}

/** What an admin who acts for the seller reads. */
const OF_SELLER: Readonly<Record<TransferAccount['standing'], string>> = {
  none: 'This seller hasn’t started the setup.',
  incomplete: 'This seller hasn’t finished the setup.',
  checking: 'The provider is checking what this seller entered.',
  ready: 'This seller can be paid by transfer.',
  closed: 'The provider has closed this seller’s account.',
};

interface OwnProps extends Props {
  readonly transfers: TransferAccount;
}

function OwnAccount({ transfers, setup }: OwnProps) {
  const { provider_name: name, standing, needs } = transfers;
  const [entering, setEntering] = useState(false);
  const check = useCheck(standing, setup);
  const button = BUTTONS[standing] ?? (needs.length > 0 ? 'Add these details' : undefined);
  return (
    <Stack gap="sm" align="flex-start">
      {setup === 'expired' && standing in BUTTONS && !entering && (
        <Alert color="amber" w="100%">
          That link to {name} has expired. Continue here to get a new one.
        </Alert>
      )}
      <div role="status">
        <Text>{check.isPending ? `Asking ${name} how your account stands…` : null}</Text>
        <Text>{check.isPending ? null : standingText(transfers)}</Text>
      </div>
      {needs.length > 0 && standing !== 'closed' && (
        <List size="sm" my={0}>
          {needs.map((need) => (
            <List.Item key={need}>{NEED_WORDS[need]}</List.Item>
          ))}
        </List>
      )}
      {check.isError && (
        <Text c="var(--bad)" role="alert">
          {textOf(check.error)}
        </Text>
      )}
      {entering && <SetupForm name={name} onCancel={() => setEntering(false)} />}
      {!entering && (button !== undefined || check.isError) && (
        <Group gap="sm">
          {button !== undefined && (
            <Button
              variant={standing === 'none' ? 'filled' : 'default'}
              onClick={() => setEntering(true)}
            >
              {button}
            </Button>
          )}
          {(standing === 'checking' || check.isError) && (
            <Button variant="default" loading={check.isPending} onClick={() => check.mutate({})}>
              Check again
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}

/** Asks once for sellers who come back, because its webhook may come later. */
function useCheck(standing: TransferAccount['standing'], setup: SetupReturn | undefined) {
  const check = useCommand('settlements.checkTransferAccount', {
    refreshes: ['settlements.getBankDetails'],
    onRefused: () => true,
  });
  const { mutate } = check;
  const isAsked = useRef(false);
  useEffect(() => {
    const mayHaveChanged = standing === 'incomplete' || standing === 'checking';
    if (setup === undefined || !mayHaveChanged || isAsked.current) return;
    isAsked.current = true;
    mutate({});
  }, [setup, standing, mutate]);
  return check;
}
