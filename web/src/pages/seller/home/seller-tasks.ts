// The cards of the seller's first page: only what needs doing.
import { centsOf, dollars } from '@hammerdock/domain/text/format.ts';
import type { Answer } from '../../../api/calls.ts';
import { paths } from '../../../paths.ts';

export interface Task {
  readonly title: string;
  readonly figure: string;
  readonly sentence: string;
  /** The page where the work is done. */
  readonly link: string;
  readonly to: string;
  readonly search?: { readonly report: 'payments' };
}

type Home = Answer<'sellerHome.getSellerHome'>;

const many = (count: number, one: string, more: string): string => (count === 1 ? one : more);

export const tasksOf = (home: Home): Task[] =>
  [...tasksOfSales(home), ...tasksOfMoney(home), ...tasksOfPreparing(home)].flatMap(
    ({ count, ...task }) => (count === 0 ? [] : [task]),
  );

interface Counted extends Task {
  readonly count: number;
}

function tasksOfSales(home: Home): Counted[] {
  const closing = home.liveList.filter(({ closes_today }) => closes_today).length;
  return [
    {
      title: 'Pickups',
      count: home.pickups_today + home.pickups_overdue,
      figure: String(home.pickups_today + home.pickups_overdue),
      sentence:
        `${home.pickups_today} due today, ${home.pickups_overdue} overdue; ` +
        `${home.pickups_waiting} waiting in all.`,
      link: 'See sold lots',
      to: paths.sellerLots('sold'),
    },
    {
      title: 'Unpaid receipts',
      count: home.unpaid_receipts,
      figure: String(home.unpaid_receipts),
      sentence: `Buyers owe ${dollars(home.unpaid_total)} for your lots.`,
      link: 'See payments',
      to: paths.sellerReports,
      search: { report: 'payments' },
    },
    {
      title: 'Questions',
      count: home.open_questions,
      figure: String(home.open_questions),
      sentence: `${many(home.open_questions, 'A buyer is', 'Buyers are')} waiting for an answer.`,
      link: 'Answer',
      to: paths.questions,
    },
    {
      title: 'Closing within 24 hours',
      count: closing,
      figure: String(closing),
      sentence: `${many(closing, 'An auction closes', 'Auctions close')} soon. Watch the bids.`,
      link: 'See open auctions',
      to: paths.sellerAuctions('open'),
    },
  ];
}

function tasksOfMoney(home: Home): Counted[] {
  const { payable, waiting, payouts } = home;
  return [
    {
      title: 'Payouts to record',
      count: payouts?.sellers ?? 0,
      figure: String(payouts?.sellers ?? 0),
      sentence:
        `${many(payouts?.sellers ?? 0, 'A seller is', 'Sellers are')} owed ` +
        `${dollars(payouts?.total ?? '0.00')}. Mark each payout as paid.`,
      link: 'Pay sellers',
      to: paths.sellers,
    },
    {
      title: 'Statements ready',
      count: home.ready_statements,
      figure: String(home.ready_statements),
      sentence:
        centsOf(payable) > 0
          ? `${dollars(payable)} is ready to be paid to you.`
          : 'What you owe for other auctions uses it up.',
      link: 'See statements',
      to: paths.sellerBank,
    },
    {
      title: 'Waiting to be paid',
      count: centsOf(waiting),
      figure: dollars(waiting),
      sentence: 'Payable once buyers have paid and have their lots, and no bank dispute is open.',
      link: 'See what’s waiting',
      to: paths.sellerBank,
    },
  ];
}

function tasksOfPreparing(home: Home): Counted[] {
  return [
    {
      title: 'Draft auctions',
      count: home.draft_auctions,
      figure: String(home.draft_auctions),
      sentence: 'Not published yet, so buyers don’t see them.',
      link: 'Finish drafts',
      to: paths.sellerAuctions('draft'),
    },
    {
      title: 'Draft lots',
      count: home.draft_lots,
      figure: String(home.draft_lots),
      sentence:
        home.incomplete_lots === 0
          ? 'All have what publishing needs.'
          : `${home.incomplete_lots} still ${many(home.incomplete_lots, 'needs', 'need')} ` +
            'a title, category, condition or start price.',
      link: 'Finish lots',
      to: paths.sellerLots('draft'),
    },
    {
      title: 'Lots without photos',
      count: home.lots_without_photos,
      figure: String(home.lots_without_photos),
      sentence: 'Lots with photos get more bids.',
      link: 'Add photos',
      to: paths.sellerLots(home.drafts_without_photos > 0 ? 'draft' : 'open'),
    },
    {
      title: 'Unsold lots',
      count: home.unsold_lots,
      figure: String(home.unsold_lots),
      sentence: 'From auctions of the last 30 days, not relisted yet.',
      link: 'Relist',
      to: paths.sellerLots('unsold'),
    },
  ];
}
