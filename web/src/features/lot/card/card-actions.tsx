import { Button } from '@mantine/core';
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { useLotDrawer } from '../open-lot.tsx';
import { takesBids } from './card-facts.ts';
import type { CardParts } from './card-parts.ts';
import classes from './card-actions.module.css';
import { QuickBid } from './quick-bid.tsx';

interface Props {
  readonly lot: LotCard;
  readonly leadsTo: CardParts['actions'];
}

const BID = 'Bid Now';
const INFO = 'View more info';

/** Where there is room for one thing to do. */
export function PrimaryAction({ lot, leadsTo }: Props) {
  return takesBids(lot) ? (
    <Action lot={lot} leadsTo={leadsTo} text={BID} variant="light" />
  ) : (
    <Action lot={lot} leadsTo={leadsTo} text={INFO} variant="default" />
  );
}

export function Actions({ lot, leadsTo }: Props) {
  return (
    <div className={classes.actions}>
      {takesBids(lot) && <Action lot={lot} leadsTo={leadsTo} text={BID} variant="filled" />}
      <QuickBid lot={lot} />
      <Action lot={lot} leadsTo={leadsTo} text={INFO} variant="default" />
    </div>
  );
}

interface ActionProps extends Props {
  readonly text: string;
  readonly variant: 'filled' | 'light' | 'default';
}

function Action({ lot, leadsTo, text, variant }: ActionProps) {
  const { open } = useLotDrawer();
  if (leadsTo === 'none') return null;
  const face = {
    variant,
    size: 'sm',
    className: classes.action ?? '',
    // Each card has one; by ear they must differ.
    'aria-label': `${text}: ${lot.title}`,
  };
  return leadsTo === 'page' ? (
    <LinkButton to={paths.product(lot.id)} {...face}>
      {text}
    </LinkButton>
  ) : (
    <Button onClick={() => open(lot.id)} {...face}>
      {text}
    </Button>
  );
}
