import { Alert, Group, Text, Title } from '@mantine/core';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import classes from './welcome.module.css';

/** For guests: what this is, and the way on to the page they wanted (NAV-02). */
export function Welcome({ referer }: { referer: string | undefined }) {
  const search = referer === undefined ? {} : { referer };
  return (
    <section className={classes.welcome} aria-label="Welcome">
      {referer !== undefined && (
        <Alert color="amber" mb="md" title="Please sign in to go on">
          After that we take you where you wanted to go.
        </Alert>
      )}
      <Title order={1} className={classes.title}>
        Bid on real goods. Collect them nearby.
      </Title>
      <Text className={classes.text}>
        Returned and overstock items from well-known stores, one lot at a time, from our pickup
        centers in Georgia. You set your maximum; we bid for you, never more than needed.
      </Text>
      <Group mt="md" gap="sm">
        <LinkButton to={paths.registration} search={search} color="amber.4">
          Register
        </LinkButton>
        <LinkButton to={paths.login} search={search} variant="white">
          Login
        </LinkButton>
      </Group>
    </section>
  );
}
