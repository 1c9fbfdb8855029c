import { SimpleGrid, Stack, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { Pages } from '../../ui/pages.tsx';
import { CreditTable } from './credit-table.tsx';
import { CreditsPanel } from './credits-panel.tsx';
import { DepositPanel } from './deposit-panel.tsx';
import { InvitePanel } from './invite-panel.tsx';

/** CRED-01: twelve per page. */
const PER_PAGE = 12;

export function CreditsPage({ page }: { page: number }) {
  const navigate = useNavigate();
  const found = useCall(
    'credits.getCreditAndCoupon',
    { page, limit: PER_PAGE },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHead title="My Credits/Coupon" />
      <Stack gap="xl">
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <CreditsPanel availableCredits={found.data?.available_credits ?? null} />
          <InvitePanel />
        </SimpleGrid>
        <DepositPanel />
        <section aria-label="Credits and coupons">
          <Title order={2} size="h4" mb="sm">
            History
          </Title>
          <Found found={found} />
        </section>
        <Pages
          page={page}
          perPage={PER_PAGE}
          count={found.data?.creditAndCouponCount ?? 0}
          onChange={(next) => void navigate({ to: paths.credits, search: { page: next } })}
        />
      </Stack>
    </>
  );
}

interface FoundProps {
  readonly found: ReturnType<typeof useCall<'credits.getCreditAndCoupon'>>;
}

function Found({ found }: FoundProps) {
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load your credits"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading your credits" />;
  const { creditAndCouponList } = found.data;
  if (creditAndCouponList.length > 0) return <CreditTable rows={creditAndCouponList} />;
  return (
    <EmptyState
      title="No credits yet"
      text="Coupons you apply, credit you get and credit you spend appear here."
      action={<LinkButton to={paths.referAFriend}>Earn credit with a friend</LinkButton>}
    />
  );
}
