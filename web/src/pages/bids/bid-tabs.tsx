import { LinkButton, TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { BID_LISTS, type BidList } from './bid-lists.ts';
import classes from './bid-tabs.module.css';

/** LIST-01: All, Winning, Losing and Won as tabs on these four lists; links to the others. */
export function BidTabs({ current }: { current: BidList }) {
  const others = BID_LISTS.filter(({ tab, type }) => {
    // Without the tabs, the won items are where the open bids go next.
    const isLinked = tab === undefined || (type === 'won' && current.tab === undefined);
    return isLinked && type !== current.type;
  });
  return (
    <div className={classes.bar}>
      <nav aria-label="My bids" className={classes.tabs}>
        {current.tab === undefined ? (
          <TextLink to={paths.auctions('all')} size="sm">
            All Items
          </TextLink>
        ) : (
          BID_LISTS.map((list) => <Tab key={list.type} list={list} current={current} />)
        )}
      </nav>
      <div className={`${classes.tabs} ${classes.others}`}>
        <TextLink to={paths.closingLots} size="sm">
          Closing Soon
        </TextLink>
        {others.map(({ type, title }) => (
          <TextLink key={type} to={paths.auctions(type)} size="sm">
            {title}
          </TextLink>
        ))}
      </div>
    </div>
  );
}

function Tab({ list, current }: Record<'list' | 'current', BidList>) {
  if (list.tab === undefined) return null;
  // Compared by name, because loader data contains a copy.
  const chosen = list.type === current.type;
  return (
    <LinkButton
      to={paths.auctions(list.type)}
      variant={chosen ? 'filled' : 'default'}
      size="sm"
      radius="xl"
      className={classes.pill ?? ''}
      {...(chosen ? { 'aria-current': 'page' as const } : {})}
    >
      {list.tab}
    </LinkButton>
  );
}
