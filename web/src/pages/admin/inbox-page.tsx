import { Stack } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import type { PageAddress } from '../../lib/address/page-address.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { Pages } from '../../ui/pages.tsx';
import { InboxMessage } from './inbox-message.tsx';

const PER_PAGE = 20;

export interface InboxAddress extends PageAddress {
  readonly answered?: 1;
}

interface Props {
  readonly address: InboxAddress;
  readonly onPage: (page: number) => void;
}

/** PV-05, MISC-04: messages of users, and their answers. */
export function InboxPage({ address, onPage }: Props) {
  const answered = address.answered === 1;
  return (
    <>
      <PageHead title="Inbox">
        <LinkButton to={paths.inbox} search={answered ? {} : { answered: 1 }} variant="default">
          {answered ? 'Show unanswered' : 'Show answered'}
        </LinkButton>
      </PageHead>
      <Messages answered={answered} page={address.page ?? 1} onPage={onPage} />
    </>
  );
}

interface MessagesProps {
  readonly answered: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Messages({ answered, page, onPage }: MessagesProps) {
  const found = useCall('inbox.listInboxMessages', { answered, page, limit: PER_PAGE });
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the inbox"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the inbox" />;
  const { inboxList, inboxCount } = found.data;
  if (inboxList.length === 0) {
    return answered ? (
      <EmptyState
        title="No answers yet"
        text="Messages you’ve answered appear here."
        action={<LinkButton to={paths.inbox}>Show unanswered messages</LinkButton>}
      />
    ) : (
      <EmptyState
        title="All answered"
        text="No messages are waiting for an answer."
        action={<LinkButton to={paths.bidLimits}>Go to bid limit requests</LinkButton>}
      />
    );
  }
  return (
    <Stack>
      {inboxList.map((message) => (
        <InboxMessage key={message.id} message={message} />
      ))}
      <Pages page={page} perPage={PER_PAGE} count={inboxCount} onChange={onPage} />
    </Stack>
  );
}
