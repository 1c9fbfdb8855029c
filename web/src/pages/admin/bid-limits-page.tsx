import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { kycWords } from '@hammerdock/contract/texts/kyc-words.ts';
import { textOf } from '../../api/call-error.ts';
import type { Answer } from '../../api/calls.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import classes from './request.module.css';
import { IdentityChecks } from './identity-checks.tsx';
import { RetractionReviews } from './retraction-reviews.tsx';

type Request = Answer<'bidding.listBidLimitRequests'>['requests'][number];

export function BidLimitsPage() {
  return (
    <>
      <PageHead title="Bid limit requests" />
      <Requests />
      <RetractionReviews />
      <IdentityChecks />
    </>
  );
}

function Requests() {
  const found = useCall('bidding.listBidLimitRequests', {});
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the requests"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the requests" />;
  const { requests } = found.data;
  if (requests.length === 0) {
    return (
      <EmptyState
        title="No requests"
        text="No one is waiting for a higher bid limit."
        action={<LinkButton to={paths.inbox}>Go to inbox</LinkButton>}
      />
    );
  }
  return (
    <Stack>
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
    </Stack>
  );
}

function RequestCard({ request }: { request: Request }) {
  const { id, username, email, kyc_status, current_limit, requested, requested_at } = request;
  const answer = useCommand('bidding.approveBidLimitRequest', {
    refreshes: ['bidding.listBidLimitRequests'],
  });
  return (
    <Paper
      component="article"
      withBorder
      p="md"
      className={classes.request}
      aria-label={`Request of ${username}`}
    >
      <div>
        <Text fw={600}>{username}</Text>
        <Text c="dimmed">{email}</Text>
      </div>
      <FactList
        facts={[
          ['Current limit', current_limit === null ? 'None' : dollars(current_limit)],
          ['Requested limit', dollars(requested)],
          ['Identity', kycWords(kyc_status)],
          ['Requested on', formatDateTime(instantOf(requested_at))],
        ]}
      />
      <Group gap="sm">
        <Button
          loading={answer.isPending}
          onClick={() => answer.mutate({ id, approve: true })}
          aria-label={`Approve ${dollars(requested)} for ${username}`}
        >
          Approve {dollars(requested)}
        </Button>
        <Button
          variant="default"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ id, approve: false })}
          aria-label={`Decline the request of ${username}`}
        >
          Decline
        </Button>
      </Group>
    </Paper>
  );
}
