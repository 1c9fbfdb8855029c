import { Button } from '@mantine/core';
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { LinkButton } from '../../../../links.tsx';
import { paths } from '../../../../paths.ts';
import { useOpenLot } from '../../open-lot.tsx';
import { takesBids } from '../card-facts.ts';
import type { CardParts } from '../card-parts.ts';
import classes from './card-actions.module.css';

export interface ActionsProps {
  readonly lot: LotCard;
  readonly leadsTo: CardParts['actions'];
}

export const BID = 'Bid Now';
export const INFO = 'View more info';

/** For cards with space for one action. */
export function PrimaryAction({ lot, leadsTo }: ActionsProps) {
  return takesBids(lot) ? (
    <Action lot={lot} leadsTo={leadsTo} text={BID} variant="light" />
  ) : (
    <Action lot={lot} leadsTo={leadsTo} text={INFO} variant="default" />
  );
}

interface ActionProps extends ActionsProps {
  readonly text: string;
  readonly variant: 'filled' | 'light' | 'default';
}

export function Action({ lot, leadsTo, text, variant }: ActionProps) {
  const open = useOpenLot();
  if (leadsTo === 'none') return null;
  const face = {
    variant,
    size: 'sm',
    className: classes.action ?? '',
    // Each card has one, so screen readers need distinct names.
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
