import { Anchor } from '@mantine/core';
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { lotIdOf } from '@hammerdock/domain/text/format.ts';
import { paths } from '../../../../paths.ts';
import type { CardParts } from '../card-parts.ts';
import classes from './lot-keys.module.css';

/** How the lot is found in the center: its ID, place and number of pieces; and the terms. */
export function LotKeys({ lot, parts }: { lot: LotCard; parts: CardParts }) {
  return (
    <p className={classes.keys}>
      <span>{`Lot ID ${lotIdOf(lot.auctionid)}`}</span>
      <span>{lot.location}</span>
      {parts.floor && lot.inventory_loc !== '' && <span>{`Floor ${lot.inventory_loc}`}</span>}
      {parts.count && lot.sku_count > 1 && <span>{`Ct. ${lot.sku_count}`}</span>}
      <Anchor href={paths.terms} target="_blank" underline="always" c="inherit" inherit>
        Terms
      </Anchor>
    </p>
  );
}
