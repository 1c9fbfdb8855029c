import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { textOf } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { LinkButton, TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';

/** KEEP-05: the sellers whom the user follows. */
export function FollowedSellers() {
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      mt="xl"
      maw="48rem"
      aria-label="Sellers you follow"
    >
      <Title order={2} size="h4" mb="xs">
        Sellers you follow
      </Title>
      <Sellers />
    </Paper>
  );
}

function Sellers() {
  const found = useCall('following.listFollowedSellers', {});
  const unfollow = useCommand('following.addFollower', {
    refreshes: [
      'following.listFollowedSellers',
      'following.getFollower',
      'catalog.searchProducts',
      'catalog.getProductInfo',
    ],
  });
  if (found.isError) {
    return (
      <ErrorState
        title="The sellers could not be loaded"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the sellers" />;
  if (found.data.followedList.length === 0) {
    return (
      <Stack gap="sm" align="flex-start">
        <Text c="dimmed">
          None yet. Tap Follow beside the seller on a lot’s page: their lots appear on your home
          page, and we email you about their new auctions.
        </Text>
        <LinkButton to={paths.search} variant="light">
          Find a seller’s lots
        </LinkButton>
      </Stack>
    );
  }
  return (
    <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {found.data.followedList.map(({ seller_id, name, lots }) => (
        <Group key={seller_id} component="li" justify="space-between" gap="sm">
          <div>
            <Text fw={600}>{name}</Text>
            <TextLink to={paths.search} search={{ seller: seller_id }} size="sm">
              {countOf(lots, 'open lot')}
            </TextLink>
          </div>
          <Button
            variant="default"
            size="sm"
            aria-label={`Unfollow ${name}`}
            loading={unfollow.isPending}
            onClick={() => unfollow.mutate({ seller_id, follows: 0 })}
          >
            Unfollow
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
