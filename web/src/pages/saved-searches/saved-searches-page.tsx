import { Stack } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { DashboardLayout } from '../../features/sidebar/dashboard-layout.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { Pages } from '../../ui/pages.tsx';
import { MuteNotice } from './mute-notice.tsx';
import { SavedSearchTable } from './saved-search-table.tsx';

/** KEEP-03: fifteen per page. */
const PER_PAGE = 15;

interface Props {
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** The token of an unsubscribe link in an email. */
  readonly mute?: string;
}

/** KEEP-06: open to guests, for whom it explains saved searches. */
export function SavedSearchesPage({ mute, ...props }: Props) {
  const { user } = useSession();
  return (
    <DashboardLayout>
      <PageHead title="My Saved Searches" />
      {mute !== undefined && <MuteNotice token={mute} />}
      {user?.role === 'buyer' ? <Mine {...props} /> : <Explained guest={user === null} />}
    </DashboardLayout>
  );
}

function Explained({ guest }: { guest: boolean }) {
  return (
    <EmptyState
      title="Let new lots come to you"
      text={
        'Save a search with its words, filters and sort order, and run it again anytime. ' +
        'We can also email you when new lots match. ' +
        (guest ? 'Sign in to save your searches.' : 'Saved searches are for buyers.')
      }
      action={
        guest ? (
          <LinkButton to={paths.login} search={{ referer: paths.savedSearch }}>
            Login
          </LinkButton>
        ) : (
          <LinkButton to={paths.search}>Search</LinkButton>
        )
      }
    />
  );
}

function Mine({ page, onPage }: Omit<Props, 'mute'>) {
  const found = useCall(
    'savedSearches.getSavedSearch',
    { page, limit: PER_PAGE },
    { keepPrevious: true },
  );
  return (
    <Stack gap="lg">
      <Found found={found} first={(page - 1) * PER_PAGE + 1} />
      <Pages
        page={page}
        perPage={PER_PAGE}
        count={found.data?.savedSearchCount ?? 0}
        onChange={onPage}
      />
    </Stack>
  );
}

interface FoundProps {
  readonly found: ReturnType<typeof useCall<'savedSearches.getSavedSearch'>>;
  /** The number of the first row. */
  readonly first: number;
}

function Found({ found, first }: FoundProps) {
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load your searches"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading your searches" />;
  const { savedSearchList } = found.data;
  if (savedSearchList.length > 0)
    return <SavedSearchTable searches={savedSearchList} first={first} />;
  return (
    <EmptyState
      title="No saved searches"
      text="Search for something, then press “Save this search” above the results."
      action={<LinkButton to={paths.search}>Search</LinkButton>}
    />
  );
}
