import { Group, Text, Title } from '@mantine/core';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import classes from './welcome.module.css';

interface Props {
  /** The page that a guest requested (NAV-02). */
  readonly referer: string | undefined;
}

/** For guests: an introduction, and a link to the requested page. */
export function Welcome({ referer }: Props) {
  const search = referer === undefined ? {} : { referer };
  return (
    <section className={classes.welcome} aria-label="Welcome">
      <div>
        {referer !== undefined && (
          // Looks like an alert of the library, whose code a guest's page has no other use for.
          <div role="alert" className={classes.notice}>
            <strong>Please sign in to continue</strong>
            Then we’ll take you right where you were going.
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
