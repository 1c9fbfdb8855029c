import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { lotIdOf } from '../../../../lib/text/format.ts';
import classes from './lot-keys.module.css';

/** How the lot is found in the center: its ID, place and number of pieces. */
export function LotKeys({ lot, floor }: { lot: LotCard; floor: boolean }) {
  return (
    <p className={classes.keys}>
      <span>{`Lot ID ${lotIdOf(lot.auctionid)}`}</span>
      <span>{lot.location}</span>
      {floor && lot.inventory_loc !== '' && <span>{`Floor ${lot.inventory_loc}`}</span>}
      {lot.sku_count > 1 && <span>{`Ct. ${lot.sku_count}`}</span>}
    </p>
  );
}
