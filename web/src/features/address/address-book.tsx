import { Badge, Button, Group, Modal, Paper, Stack, Text, Title } from '@mantine/core';
import type { AddressEntry } from '@hammerdock/contract/shapes/person.ts';
import { ADDRESSES_MAX } from '@hammerdock/domain/checks/address.ts';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { lineOf } from './entry.ts';

type Dialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'delete'; readonly entry: AddressEntry };

/** The saved addresses of the user, the profile's first (S3). */
export function AddressBook() {
  const found = useCall('account.getUserProfileDetails', {});
  const [dialog, setDialog] = useState<Dialog | null>(null);
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} maw={768} mt="md">
      <Title order={2} size="h4" mb="sm">
        My Addresses
      </Title>
      {found.isPending && <ListSkeletons label="Loading your addresses" />}
      {found.isError && (
        <ErrorState
          title="We couldn’t load your addresses"
          text={textOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data !== undefined && (
        <Entries
          entries={found.data.userData.address_details}
          ofProfile={found.data.userData.user_id}
          onOpen={setDialog}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteDialog entry={dialog.entry} onClose={() => setDialog(null)} />
      )}
      {dialog !== null && dialog.kind !== 'delete' && (
        <AddressDialog
          saved={dialog.kind === 'new' ? null : dialog.entry}
          onClose={() => setDialog(null)}
        />
      )}
    </Paper>
  );
}

interface EntriesProps {
  readonly entries: readonly AddressEntry[];
  /** The id of the entry that is changed in the profile. */
  readonly ofProfile: string;
  readonly onOpen: (dialog: Dialog) => void;
}

function Entries({ entries, ofProfile, onOpen }: EntriesProps) {
  return (
    <Stack>
      {entries.map((entry) => (
        <article key={entry.id} aria-label={lineOf(entry)}>
          <Group gap="xs">
            <Text fw={600}>
              {entry.first_name} {entry.last_name}
            </Text>
            {entry.is_primary === 1 && <Badge>Default</Badge>}
          </Group>
          <Text>{lineOf(entry)}</Text>
          {entry.id === ofProfile && (
            <Text size="sm" c="dimmed">
              From your profile
            </Text>
          )}
          <Actions entry={entry} mayChange={entry.id !== ofProfile} onOpen={onOpen} />
        </article>
      ))}
      {/* The profile's own comes in addition. */}
      {entries.length <= ADDRESSES_MAX && (
        <div>
          <Button variant="default" onClick={() => onOpen({ kind: 'new' })}>
            Add new address
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface ActionsProps extends Pick<EntriesProps, 'onOpen'> {
  readonly entry: AddressEntry;
  readonly mayChange: boolean;
}

function Actions({ entry, mayChange, onOpen }: ActionsProps) {
  const line = lineOf(entry);
  const prefer = useCommand('account.userAddress', {
    refreshes: ['account.getUserProfileDetails'],
  });
  return (
    <Group gap="xs" mt={4}>
      {mayChange && (
        <>
          <Button
            px="sm"
            variant="light"
            aria-label={`Edit ${line}`}
            onClick={() => onOpen({ kind: 'edit', entry })}
          >
            Edit
          </Button>
          <Button
            px="sm"
            variant="light"
            color="red"
            aria-label={`Delete ${line}`}
            onClick={() => onOpen({ kind: 'delete', entry })}
          >
            Delete
          </Button>
        </>
      )}
      {entry.is_primary === 0 && (
        <Button
          px="sm"
          variant="light"
          aria-label={`Make default: ${line}`}
          loading={prefer.isPending}
          onClick={() => prefer.mutate({ id: entry.id, is_primary: 1 })}
        >
          Make default
        </Button>
      )}
    </Group>
  );
}

function DeleteDialog({ entry, onClose }: { entry: AddressEntry; onClose: () => void }) {
  const remove = useCommand('account.userAddress', {
    refreshes: ['account.getUserProfileDetails'],
    onDone: onClose,
  });
  return (
    <Modal opened onClose={onClose} title="Delete this address?">
      <Text>{lineOf(entry)}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          color="red.9"
          loading={remove.isPending}
          onClick={() => remove.mutate({ id: entry.id, status: 'deleted' })}
        >
          Delete
        </Button>
      </Group>
    </Modal>
  );
}
