import { Action, BID, INFO, type ActionsProps } from './card-actions.tsx';
import classes from './card-actions.module.css';
import { takesBids } from '../card-facts.ts';
import { QuickBid } from './quick-bid.tsx';

/** For cards with space for all actions. */
export function Actions({ lot, leadsTo }: ActionsProps) {
  return (
    <div className={classes.actions}>
      {takesBids(lot) && <Action lot={lot} leadsTo={leadsTo} text={BID} variant="filled" />}
      <Action lot={lot} leadsTo={leadsTo} text={INFO} variant="default" />
      <QuickBid lot={lot} />
    </div>
  );
}
