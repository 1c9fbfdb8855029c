import { describe, expect, test } from 'vitest';
import { history, historyPage } from './history.ts';
import { advance, bid, historyOf, execute, stageLot } from '../testing/scenarios.ts';

describe('R11 the history', () => {
  test('R11 an opening shows the price, never the maximum', () => {
    const stage = stageLot();
    bid(stage, 'ann', '99.00');
    expect(historyOf(stage)).toEqual(['ann 1.00']);
  });

  test('R11 a lost challenge shows its amount and the automatic counter-bid', () => {
    const stage = stageLot();
    bid(stage, 'ann', '99.00');
    bid(stage, 'bob', '20.00');
    expect(historyOf(stage)).toEqual(['ann 1.00', 'bob 20.00', 'ann 21.00 auto']);
  });

  test('R11 a tie shows both bids at the tied amount', () => {
    const stage = stageLot();
    bid(stage, 'ann', '20.00');
    bid(stage, 'bob', '20.00');
    expect(historyOf(stage)).toEqual(['ann 1.00', 'bob 20.00', 'ann 20.00 auto']);
  });

  test('R11 a won challenge first shows the old leader’s counter-bid at its maximum', () => {
    const stage = stageLot();
    bid(stage, 'ann', '20.00');
    bid(stage, 'bob', '99.00');
    bid(stage, 'ann', '100.00');
    expect(historyOf(stage)).toEqual([
      'ann 1.00',
      'ann 20.00 auto',
      'bob 21.00',
      'bob 99.00 auto',
      'ann 100.00',
    ]);
  });

  test('R11 an old leader already at its maximum makes no counter-bid', () => {
    const stage = stageLot();
    bid(stage, 'ann', '20.00', 'hard');
    bid(stage, 'bob', '99.00');
    expect(historyOf(stage)).toEqual(['ann 20.00', 'bob 21.00']);
  });

  test('R8 R11 a raise has no row', () => {
    const stage = stageLot();
    bid(stage, 'ann', '20.00');
    bid(stage, 'ann', '30.00');
    expect(historyOf(stage)).toEqual(['ann 1.00']);
  });

  test('R11 R68 a retracted bid keeps its row up to the price; its counter-bids were never made', () => {
    const stage = stageLot();
    bid(stage, 'ann', '20.00');
    bid(stage, 'bob', '50.00');
    execute(stage, { kind: 'retractBid', bidderId: 'bob' });
    expect(historyOf(stage)).toEqual(['ann 1.00', 'bob 1.00 retracted']);
  });

  test('R11 a retracted raise leaves no row', () => {
    const stage = stageLot();
    bid(stage, 'ann', '10.00');
    bid(stage, 'ann', '90.00');
    execute(stage, { kind: 'retractBid', bidderId: 'ann' });
    expect(historyOf(stage)).toEqual(['ann 1.00']);
  });

  test('R11 R17 a retracted advance bid keeps its row', () => {
    const stage = stageLot({ phase: 'upcoming' });
    advance(stage, 'ann', '10.00');
    advance(stage, 'bob', '40.00');
    execute(stage, { kind: 'open' });
    execute(stage, { kind: 'retractBid', bidderId: 'bob' });
    expect(historyOf(stage)).toEqual(['ann 1.00', 'bob 1.00 retracted']);
  });

  test('R11 a bid that lost, led after a retraction and was retracted keeps its own row', () => {
    const stage = stageLot();
    bid(stage, 'ann', '40.00');
    bid(stage, 'bob', '10.00');
    execute(stage, { kind: 'retractBid', bidderId: 'ann' });
    execute(stage, { kind: 'retractBid', bidderId: 'bob' });
    expect(historyOf(stage)).toEqual(['ann 1.00 retracted', 'bob 1.00 retracted']);
  });

  test('R11 R17 the advance bids of a lot cancelled before its opening are never shown', () => {
    const stage = stageLot({ phase: 'upcoming' });
    advance(stage, 'ann', '20.00');
    execute(stage, { kind: 'cancel' });
    expect(historyOf(stage)).toEqual([]);
  });
});

describe('PV-07 a page of the history', () => {
  const stage = stageLot();
  bid(stage, 'ann', '20.00');
  bid(stage, 'bob', '10.00');
  bid(stage, 'cid', '50.00');
  const all = history(stage.terms, stage.start, stage.log);
  const pageOf = (page: number, limit: number) => {
    const { rows, count } = historyPage(all, { page, limit });
    return [
      count,
      ...rows.map((row) => `${row.number} ${row.bidderId}${row.automatic ? ' auto' : ''}`),
    ];
  };

  test('counts bids, and shows each automatic counter-bid below the bid that caused it', () => {
    expect(pageOf(1, 10)).toEqual([3, '3 cid', '3 ann auto', '2 bob', '2 ann auto', '1 ann']);
  });

  test('never separates a bid from its counter-bid', () => {
    expect(pageOf(1, 2)).toEqual([3, '3 cid', '3 ann auto', '2 bob', '2 ann auto']);
    expect(pageOf(2, 2)).toEqual([3, '1 ann']);
    expect(pageOf(3, 2)).toEqual([3]);
    expect(historyPage([], { page: 1, limit: 10 })).toEqual({ rows: [], count: 0 });
  });
});
