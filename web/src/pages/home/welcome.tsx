import { Group, Text, Title } from '@mantine/core';
import { useHydrated, useLocation } from '@tanstack/react-router';
import { SIGNED_OUT } from '../../api/call-error.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import classes from './welcome.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The session ended while the requested page was open. */
    wasSignedOut?: boolean;
  }
}

interface Props {
  /** The page that a guest requested (NAV-02). */
  readonly referer: string | undefined;
}

/** For guests: an introduction, and a link to the requested page. */
export function Welcome({ referer }: Props) {
  const { wasSignedOut } = useLocation().state;
  // The server, which renders a page that is reloaded, does not know it.
  const isNews = useHydrated() && wasSignedOut === true;
  const search = referer === undefined ? {} : { referer };
  return (
    <section className={classes.welcome} aria-label="Welcome">
      <div>
        {referer !== undefined && (
          // Looks like an alert of the library, whose code a guest's page has no other use for.
          <div role="alert" className={classes.notice}>
            <strong>{isNews ? SIGNED_OUT : 'Please sign in to continue'}</strong>
            {isNews && 'Please sign in to continue. '}Then we’ll take you right where you were
            going.
          </div>
        )}
        <Title order={1} className={classes.title}>
          Bid on real goods. Pick up nearby.
        </Title>
        <Text className={classes.text}>
          Returned and overstock items in Decatur and Smyrna, Georgia. You set your maximum; we bid
          for you, never more than needed.
        </Text>
      </div>
      <Group gap="sm" className={classes.buttons}>
        <LinkButton to={paths.registration} search={search} color="amber.4" size="md">
          Register
        </LinkButton>
        <LinkButton to={paths.login} search={search} variant="white" size="md">
          Login
        </LinkButton>
      </Group>
    </section>
  );
}
