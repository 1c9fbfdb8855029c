import { Alert, Group, Text, Title } from '@mantine/core';
import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { LotLink } from '../../features/lot/open-lot.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { LotPicture } from '../../ui/lot/lot-picture.tsx';
import classes from './welcome.module.css';

interface Props {
  /** The page that a guest requested (NAV-02). */
  readonly referer: string | undefined;
  /** Lots that close soon, as examples. */
  readonly lots: readonly LotTile[];
}

const PICTURES = 4;
const TILE = '(min-width: 62em) 15rem, 24vw';

/** For guests: an introduction, and a link to the requested page. */
export function Welcome({ referer, lots }: Props) {
  const search = referer === undefined ? {} : { referer };
  return (
    <section className={classes.welcome} aria-label="Welcome">
      <div>
        {referer !== undefined && (
          <Alert color="amber" mb="md" title="Please sign in to continue">
            Then we’ll take you right where you were going.
          </Alert>
        )}
        <Title order={1} className={classes.title}>
          Bid on real goods. Pick up nearby.
        </Title>
        <Text className={classes.text}>
          Returned and overstock items from well-known stores, one lot at a time, in Decatur and
          Smyrna, Georgia. You set your maximum; we bid for you, never more than needed.
        </Text>
        <Group mt="lg" gap="sm">
          <LinkButton to={paths.registration} search={search} color="amber.4" size="md">
            Register
          </LinkButton>
          <LinkButton to={paths.login} search={search} variant="white" size="md">
            Login
          </LinkButton>
        </Group>
      </div>
      <div className={classes.pictures}>
        {lots.slice(0, PICTURES).map((lot) => (
          <LotLink key={lot.id} lotId={lot.id} className={classes.picture}>
            <LotPicture src={lot.attachments[0]?.avatarorg} alt={lot.title} eager sizes={TILE} />
          </LotLink>
        ))}
      </div>
    </section>
  );
}
