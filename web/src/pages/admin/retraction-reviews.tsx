import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { textOf } from '../../api/call-error.ts';
import type { Answer } from '../../api/calls.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { ErrorState } from '../../ui/states/state-page.tsx';
import classes from './request.module.css';

type Review = Answer<'bidding.listRetractionReviews'>['reviews'][number];

/** R68: bidders who have canceled too many bids; hidden when there are none. */
export function RetractionReviews() {
  const found = useCall('bidding.listRetractionReviews', {});
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the canceled bids"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined || found.data.reviews.length === 0) return null;
  return (
    <Stack mt="xl" component="section">
      <Title order={2}>Canceled bids to review</Title>
      <Text c="dimmed">
        These bidders canceled more than 3 bids in 30 days. They can’t bid until you approve them.
      </Text>
      {found.data.reviews.map((review) => (
        <ReviewCard key={review.user_id} review={review} />
      ))}
    </Stack>
  );
}

function ReviewCard({ review }: { review: Review }) {
  const { user_id, username, email, retractions } = review;
  const approve = useCommand('bidding.approveRetractions', {
    refreshes: ['bidding.listRetractionReviews'],
  });
  return (
    <Paper
      component="article"
      withBorder
      p="md"
      className={`${classes.request} ${classes.review}`}
      aria-label={`Canceled bids of ${username}`}
    >
      <div>
        <Text fw={600}>{username}</Text>
        <Text c="dimmed">{email}</Text>
      </div>
      <ul className={classes.retractions}>
        {retractions.map(({ product_id, title, reason, retracted_at }) => (
          <li key={product_id}>
            <Text>{title}</Text>
            <Text size="sm">{reason}</Text>
            <Text size="sm" c="dimmed">
              {formatDateTime(instantOf(retracted_at))}
            </Text>
          </li>
        ))}
      </ul>
      <Button
        loading={approve.isPending}
        onClick={() => approve.mutate({ user_id })}
        aria-label={`Approve bidder ${username}`}
      >
        Approve bidder
      </Button>
    </Paper>
  );
}
