import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { BID_LISTS, type BidList } from './bid-lists.ts';
import classes from './bid-tabs.module.css';

/** LIST-01: All, Winning, Losing and Won as tabs on these four lists; links to the others. */
export function BidTabs({ current }: { current: BidList }) {
  const hasTabs = current.tab !== undefined;
  const tabs = BID_LISTS.filter(({ tab }) => tab !== undefined);
  // Without the tabs, the won items are where the open bids go next.
  const linked = tabs.filter(({ type }) => type === 'all' || type === 'won');
  return (
    <div key={current.type} ref={showCurrent} className={classes.bar}>
      <nav aria-label="My bids" className={classes.tabs}>
        {(hasTabs ? tabs : linked).map((list) => (
          <Pill
            key={list.type}
            list={list}
            label={hasTabs ? list.tab : list.title}
            current={current}
          />
        ))}
      </nav>
      <nav aria-label="Other lists" className={classes.tabs}>
        <LinkButton to={paths.closingLots} {...LOOK} variant="default">
          Closing Soon
        </LinkButton>
        {BID_LISTS.filter(({ tab }) => tab === undefined).map((list) => (
          <Pill key={list.type} list={list} label={list.title} current={current} />
        ))}
      </nav>
    </div>
  );
}

/** How much of the pill before the current one is visible, in pixels. */
const EDGE = 48;

/** On a phone the row scrolls; the page does not. */
function showCurrent(row: HTMLElement | null): void {
  const here = row?.querySelector<HTMLElement>('[aria-current]');
  if (here) row?.scrollTo({ left: here.offsetLeft - EDGE });
}

const LOOK = { size: 'sm', radius: 'xl', className: classes.pill ?? '' } as const;

interface PillProps extends Record<'list' | 'current', BidList> {
  readonly label: string | undefined;
}

function Pill({ list, label, current }: PillProps) {
  // Compared by name, because loader data contains a copy.
  const chosen = list.type === current.type;
  return (
    <LinkButton
      to={paths.auctions(list.type)}
      variant={chosen ? 'filled' : 'default'}
      {...LOOK}
      {...(chosen ? { 'aria-current': 'page' as const } : {})}
    >
      {label}
    </LinkButton>
  );
}
