import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { Message } from './message.tsx';
import { readOutboxAddress, type OutboxAddress } from './outbox-address.ts';

const PER_PAGE = 20;
const FILTER_AFTER_MS = 400;

/** NTF-04: what was sent to whom; in development also for guests, if no provider sends it. */
export function OutboxPage() {
  const address = useSearch({ from: '/outbox' });
  const navigate = useNavigate({ from: '/outbox' });
  const { recipient = '', page = 1 } = address;
  const found = useCall('messages.listMessages', { recipient, page, limit: PER_PAGE });
  const go = (next: OutboxAddress) => void navigate({ search: readOutboxAddress({ ...next }) });
  const filter = useDebouncedCallback((text: string) => go({ recipient: text }), FILTER_AFTER_MS);
  return (
    <>
      <PageHead title="Outbox">
        <Button variant="light" loading={found.isFetching} onClick={() => void found.refetch()}>
          Refresh
        </Button>
      </PageHead>
      <TextInput
        label="Recipient"
        description="One email or phone number, such as +14045551234"
        mb="lg"
        maw={420}
        defaultValue={recipient}
        onChange={({ currentTarget }) => filter(currentTarget.value)}
      />
      <Found found={found} />
      <Group mt="lg" justify="center">
        {page > 1 && (
          <Button variant="default" onClick={() => go({ ...address, page: page - 1 })}>
            Newer
          </Button>
        )}
        {found.data?.messages.length === PER_PAGE && (
          <Button variant="default" onClick={() => go({ ...address, page: page + 1 })}>
            Older
          </Button>
        )}
      </Group>
    </>
  );
}

function Found({ found }: { found: ReturnType<typeof useCall<'messages.listMessages'>> }) {
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the outbox"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the messages" />;
  if (found.data.messages.length === 0) {
    return (
      <EmptyState
        title="No messages"
        text="Nothing has been sent to this recipient yet."
        action={<Button onClick={() => void found.refetch()}>Check again</Button>}
      />
    );
  }
  return (
    <Stack aria-live="polite">
      {found.data.messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </Stack>
  );
}
