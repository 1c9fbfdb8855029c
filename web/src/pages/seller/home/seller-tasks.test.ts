import { expect, test } from 'vitest';
import { tasksOf } from './seller-tasks.ts';

const NOTHING = {
  draft_auctions: 0,
  draft_lots: 0,
  incomplete_lots: 0,
  lots_without_photos: 0,
  drafts_without_photos: 0,
  liveList: [],
  unpaid_receipts: 0,
  unpaid_total: '0.00',
  pickups_today: 0,
  pickups_overdue: 0,
  pickups_waiting: 3,
  open_questions: 0,
  unsold_lots: 0,
  ready_statements: 0,
  payable: '0.00',
  waiting: '0.00',
  payouts: null,
};

test('a seller without work has no cards', () => {
  expect(tasksOf(NOTHING)).toEqual([]);
});

test('each kind of work has a card with a number, a sentence and a link', () => {
  const live = {
    id: 'a',
    name: '7 Tools',
    date_ends: '2026-11-25T12:00:00Z',
    closes_today: true,
    open_lots: 2,
    lots_with_bids: 1,
    total: '5.00',
  };
  const tasks = tasksOf({
    ...NOTHING,
    draft_auctions: 1,
    draft_lots: 4,
    incomplete_lots: 1,
    lots_without_photos: 2,
    liveList: [live, { ...live, id: 'b', closes_today: false }],
    unpaid_receipts: 2,
    unpaid_total: '1234.50',
    pickups_today: 1,
    pickups_overdue: 2,
    open_questions: 1,
    unsold_lots: 9,
    ready_statements: 2,
    payable: '87.50',
    waiting: '1200.00',
    payouts: { sellers: 3, total: '950.00' },
  });
  expect(tasks.map(({ title, figure }) => `${title}: ${figure}`)).toEqual([
    'Pickups: 3',
    'Unpaid receipts: 2',
    'Questions: 1',
    'Closing within 24 hours: 1',
    'Payouts to record: 3',
    'Statements ready: 2',
    'Waiting to be paid: $1,200.00',
    'Draft auctions: 1',
    'Draft lots: 4',
    'Lots without photos: 2',
    'Unsold lots: 9',
  ]);
  expect(tasks[1]?.sentence).toBe('Buyers owe $1,234.50 for your lots.');
  expect(tasks[4]?.sentence).toBe('Sellers are owed $950.00. Mark each payout as paid.');
  expect(tasks[5]?.sentence).toBe('$87.50 is ready to be paid to you.');
  expect(tasks[8]?.sentence).toBe('1 still needs a title, category, condition or start price.');
  expect(tasks[9]?.to).toBe('/seller/lots/open');
});

test('a statement that a debt uses up promises no payment', () => {
  const [task] = tasksOf({ ...NOTHING, ready_statements: 1, payable: '-10.00' });
  expect(task?.sentence).toBe('What you owe for other auctions uses it up.');
  expect(tasksOf({ ...NOTHING, payouts: { sellers: 0, total: '0.00' } })).toEqual([]);
});
