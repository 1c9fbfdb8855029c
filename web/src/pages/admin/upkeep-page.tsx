import { Alert, Button, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { Waiting } from '../../ui/states/waiting.tsx';
import { CloseStoreDialog } from './close-store-dialog.tsx';

/** NAV-09: switches maintenance; states the effect before confirming (UX-04). */
export function UpkeepPage() {
  const found = useCall('defaults.getDefault', {});
  return (
    <>
      <PageHead title="Maintenance" />
      {found.isError && (
        <ErrorState
          title="We couldn’t load the store’s status"
          text={textOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isPending && <Waiting label="Loading the store’s status" />}
      {found.data !== undefined && <Door closed={found.data.maintanenceData} />}
    </>
  );
}

function Door({ closed }: { closed: { enabled: boolean; message: string } }) {
  const [message, setMessage] = useState('');
  const [closing, setClosing] = useState(false);
  const turn = useCommand('upkeep.setMaintenance', {
    refreshes: ['defaults.getDefault'],
    onDone: () => setClosing(false),
  });
  if (closed.enabled) {
    return (
      <Stack maw="36rem" align="flex-start">
        <Alert color="amber" role="status" title="The store is closed" w="100%">
          {closed.message}
        </Alert>
        <Button
          loading={turn.isPending}
          onClick={() => turn.mutate({ enabled: false, message: '' })}
        >
          Open the store
        </Button>
      </Stack>
    );
  }
  return (
    <Stack maw="36rem" align="flex-start">
      <Text>
        The store is open. Closing it shows your message to everyone except admins and stops bids
        and payments.
      </Text>
      <Textarea
        w="100%"
        label="Message to visitors"
        description="If you leave it empty, a standard message says we’ll be back soon."
        autosize
        minRows={3}
        maxLength={500}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <Button color="red" aria-haspopup="dialog" onClick={() => setClosing(true)}>
        Close the store
      </Button>
      <CloseStoreDialog
        opened={closing}
        busy={turn.isPending}
        message={message}
        onConfirm={() => turn.mutate({ enabled: true, message })}
        onClose={() => setClosing(false)}
      />
    </Stack>
  );
}
