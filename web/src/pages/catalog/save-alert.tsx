import { Button, Group, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { BellIcon } from 'lucide-react';
import { useCall } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { searchToKeep, type SearchAddress } from '../../features/lot/search/search-address.ts';
import { searchTextOf } from '../../features/saved-search/search-text.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';

interface Props {
  readonly address: SearchAddress;
  readonly variant: 'light' | 'filled';
}

/** Saves the search with emails; a guest signs in first and comes back to it. */
export function SaveAlert(props: Props) {
  const router = useRouter();
  const { user } = useSession();
  if (user?.role === 'buyer') return <OwnAlert {...props} />;
  if (user !== null) return null;
  const { href: referer } = router.buildLocation({
    to: paths.search,
    search: { ...props.address, save: '1' },
  });
  return (
    <LinkButton to={paths.login} search={{ referer }} {...lookOf(props)}>
      Sign in to get an alert
    </LinkButton>
  );
}

const lookOf = ({ variant }: Props) => ({
  variant,
  leftSection: <BellIcon size={18} aria-hidden />,
});

const OFFER = 'Email me when one arrives';

/** Until it is known whether there is an alert, its place stays empty. */
function OwnAlert({ address, variant }: Props) {
  const router = useRouter();
  const searchtext = searchTextOf(router, searchToKeep(address));
  const saved = useCall('savedSearches.getSavedSearch', { searchtext });
  if (saved.data === undefined && !saved.isError) {
    return (
      <Button {...lookOf({ address, variant })} style={{ visibility: 'hidden' }}>
        {OFFER}
      </Button>
    );
  }
  if (saved.data?.savedSearchList.some(({ mail }) => mail === 1) === true) {
    return (
      <Group gap="sm" justify="center" role="group" aria-label="Alert">
        <Text fw={600}>You’ll get an email when one arrives.</Text>
        <LinkButton to={paths.savedSearch} {...lookOf({ address, variant })}>
          Manage alerts
        </LinkButton>
      </Group>
    );
  }
  return (
    <LinkButton
      to={paths.search}
      search={{ ...address, save: '1' }}
      {...lookOf({ address, variant })}
    >
      {OFFER}
    </LinkButton>
  );
}
