import { LinkButton } from '../../links.tsx';
import { paths, type AuctionList } from '../../paths.ts';
import { BID_LISTS } from './bid-lists.ts';
import classes from './bid-tabs.module.css';

/** LIST-01: All, Winning, Losing and Won as tabs; beside them what has no tab in the design. */
export function BidTabs({ current }: { current: AuctionList }) {
  return (
    <nav aria-label="My bids" className={classes.tabs}>
      {BID_LISTS.map(({ type, tab, title }) => (
        <LinkButton
          key={type}
          to={paths.auctions(type)}
          variant={type === current ? 'filled' : 'default'}
          size="sm"
          radius="xl"
          {...(type === current ? { 'aria-current': 'page' as const } : {})}
        >
          {tab ?? title}
        </LinkButton>
      ))}
    </nav>
  );
}
