import { Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { textOf } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import { useCall } from '../../../api/query.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { LinkButton, TextLink } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import classes from './seller-home.module.css';
import { tasksOf, type Task } from './seller-tasks.ts';

/** Next steps, whatever else there is to do. */
const NEXT: Readonly<Record<'intake' | 'auction', string>> = {
  intake: paths.sellerIntake,
  auction: paths.newSellerAuction,
};

type Home = Answer<'sellerHome.getSellerHome'>;

/** What needs doing today. */
export function SellerHomePage() {
  const found = useCall('sellerHome.getSellerHome', useActing());
  return (
    <>
      <PageHead title="Today">
        <Group gap="sm">
          <LinkButton to={NEXT.intake} variant="default">
            Add lots by phone
          </LinkButton>
          <LinkButton to={NEXT.auction}>New auction</LinkButton>
        </Group>
      </PageHead>
      <Found found={found} />
    </>
  );
}

function Found({ found }: { found: ReturnType<typeof useCall<'sellerHome.getSellerHome'>> }) {
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load what needs doing"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading what needs doing" />;
  const tasks = tasksOf(found.data);
  const { liveList } = found.data;
  if (tasks.length === 0 && liveList.length === 0) {
    return (
      <EmptyState
        title="You’re all caught up"
        text="Nothing needs your attention today. A good time to prepare the next auction."
        action={<LinkButton to={NEXT.auction}>Start an auction</LinkButton>}
      />
    );
  }
  return (
    <Stack gap="xl">
      <section aria-labelledby="to-do">
        <Title order={2} size="h4" id="to-do" mb="sm">
          To do
        </Title>
        {tasks.length === 0 ? (
          <Text>Nothing else needs your attention today.</Text>
        ) : (
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
            {tasks.map((task) => (
              <TaskCard key={task.title} task={task} />
            ))}
          </SimpleGrid>
        )}
      </section>
      {liveList.length > 0 && <LiveAuctions auctions={liveList} />}
    </Stack>
  );
}

const TaskCard = ({ task: { title, figure, sentence, link, to, search } }: { task: Task }) => (
  <Paper withBorder p="md" component="article">
    <Text size="sm" fw={600}>
      {title}
    </Text>
    <Text fw={700} fz="2rem" lh={1.3}>
      {figure}
    </Text>
    <Text size="sm">{sentence}</Text>
    <TextLink to={to} className={classes.link} {...(search === undefined ? {} : { search })}>
      {link}
    </TextLink>
  </Paper>
);

const LiveAuctions = ({ auctions }: { auctions: Home['liveList'] }) => (
  <section aria-labelledby="live">
    <Title order={2} size="h4" id="live" mb="sm">
      Live auctions
    </Title>
    <Stack gap="sm">
      {auctions.map((auction) => (
        <Paper withBorder p="md" key={auction.id} component="article">
          <Group justify="space-between" gap="xs">
            <TextLink to={paths.sellerAuction(auction.id)} fw={600} className={classes.link}>
              {auction.name}
            </TextLink>
            <Text size="sm" {...(auction.closes_today ? { c: 'var(--bad)', fw: 600 } : {})}>
              Closes {formatDateTime(instantOf(auction.date_ends))}
            </Text>
          </Group>
          <Text size="sm" mt={4}>
            {auction.lots_with_bids} of {auction.open_lots} open lots have bids,{' '}
            {dollars(auction.total)} in total.
          </Text>
        </Paper>
      ))}
    </Stack>
    <TextLink to={paths.sellerAuctions('open')} mt="xs" className={classes.link}>
      See all open auctions
    </TextLink>
  </section>
);
