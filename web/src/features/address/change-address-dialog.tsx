import { Alert, Badge, Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import type { AddressEntry } from '@hammerdock/contract/shapes/person.ts';
import { ADDRESSES_MAX } from '@hammerdock/domain/checks/address.ts';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { lineOf } from './entry.ts';

interface Props {
  readonly receiptId: string;
  /** The entry that the receipt is sent to now; null if it is none of the book. */
  readonly chosenId: string | null;
  readonly onClose: () => void;
}

/** Chooses among the saved addresses, or adds one. */
export function ChangeAddressDialog({ receiptId, chosenId, onClose }: Props) {
  const [wanted, setWanted] = useState(chosenId);
  const [isAdding, setAdding] = useState(false);
  const change = useCommand('invoices.changeShippingAddress', {
    refreshes: ['invoices.getCheckoutInvoiceDetail', 'invoices.viewReceipt'],
    onDone: onClose,
    onRefused: () => true,
  });
  if (isAdding) return <AddressDialog saved={null} onClose={() => setAdding(false)} />;
  return (
    <Modal opened onClose={onClose} title="Change the shipping address">
      <AddressChoices wanted={wanted} onWant={setWanted} onAdd={() => setAdding(true)} />
      {change.isError && (
        <Alert color="red" role="alert" my="sm">
          {textOf(change.error)}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={wanted === null}
          loading={change.isPending}
          onClick={() =>
            wanted !== null && change.mutate({ invoice_id: receiptId, address_id: wanted })
          }
        >
          Ship to this address
        </Button>
      </Group>
    </Modal>
  );
}

interface ChoicesProps {
  readonly wanted: string | null;
  readonly onWant: (id: string) => void;
  readonly onAdd: () => void;
}

export function AddressChoices({ wanted, onWant, onAdd }: ChoicesProps) {
  const found = useCall('account.getUserProfileDetails', {});
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load your addresses"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading your addresses" />;
  const entries = found.data.userData.address_details;
  return (
    <>
      <Radio.Group label="Ship to" value={wanted} onChange={onWant}>
        <Stack gap="xs" my={6}>
          {entries.map((entry) => (
            <Choice key={entry.id} entry={entry} />
          ))}
        </Stack>
      </Radio.Group>
      {/* The profile's own comes in addition. */}
      {entries.length <= ADDRESSES_MAX && (
        <Button variant="subtle" onClick={onAdd}>
          Add new address
        </Button>
      )}
    </>
  );
}

const Choice = ({ entry }: { entry: AddressEntry }) => (
  <Radio.Card value={entry.id} p="xs">
    <Group wrap="nowrap">
      <Radio.Indicator />
      <div>
        <Group gap="xs">
          <Text fw={600}>
            {entry.first_name} {entry.last_name}
          </Text>
          {entry.is_primary === 1 && <Badge>Default</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {lineOf(entry)}
        </Text>
      </div>
    </Group>
  </Radio.Card>
);
