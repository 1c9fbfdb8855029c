import classes from './auctions.module.css';

/** In a table; with its unit on a phone, where no heading is above it. */
export const BidCount = ({ count }: { count: number }) => (
  <>
    {count}
    <span className={classes.unit}>{count === 1 ? ' bid' : ' bids'}</span>
  </>
);
