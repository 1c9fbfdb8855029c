import { minutes, seconds } from '@hammerdock/domain/time.ts';
import { describe, expect, test } from 'vitest';
import type { OwnBid } from '../../api/bids/own-bids.ts';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { checkLots, type AlertKind, type CheckedLots } from './lot-alerts.ts';

const NOW = Date.parse('2026-11-22T14:00:00.000Z');
const CLOSE = new Date(NOW + minutes(2)).toISOString();

type Standing = 'winning' | 'outbid' | '';

const lot = (bidtopstatus: Standing, latestbid = '65.00') =>
  sampleLotInPlay({ bidtopstatus, latestbid, date_closed: CLOSE });

interface Step {
  readonly lot: ReturnType<typeof lot>;
  readonly own?: OwnBid;
  readonly after?: number;
}

/** The alert of each check but the first. */
function alertsOf(...steps: readonly Step[]): (AlertKind | null)[] {
  let checked: CheckedLots | null = null;
  let now = NOW;
  const alerts = steps.map((step) => {
    now += step.after ?? 0;
    const ownBids = new Map(step.own === undefined ? [] : [[step.lot.id, step.own]]);
    const result = checkLots(checked, { lots: [step.lot], now, ownBids });
    ({ checked } = result);
    return result.alert;
  });
  expect(alerts.shift()).toBeNull();
  return alerts;
}

const UNDER_WAY: OwnBid = { isUnderWay: true, price: null };
const answered = (price: string): OwnBid => ({ isUnderWay: false, price });
const [LATER, WINNING, OUTBID] = [seconds(2), lot('winning'), lot('outbid')];

describe('alerts to another bidder', () => {
  test('who takes the lead, once', () => {
    expect(alertsOf({ lot: WINNING }, { lot: OUTBID }, { lot: OUTBID, after: LATER })).toEqual([
      'outbid',
      null,
    ]);
  });

  test('who takes the lead while the next bid is on its way', () => {
    expect(alertsOf({ lot: WINNING }, { lot: OUTBID, own: UNDER_WAY })).toEqual(['outbid']);
  });

  test('who bids more, once the standing cannot be older than the price', () => {
    const dearer = lot('outbid', '99.00');
    const steps = [{ lot: OUTBID }, { lot: dearer }, { lot: dearer, after: LATER }];
    expect(alertsOf(...steps, { lot: dearer, after: LATER })).toEqual([null, 'outbid', null]);
  });

  test('in a quick series of bids', () => {
    const steps = ['70.00', '75.00', '80.00', '85.00'].map((price) => ({
      lot: lot('outbid', price),
      after: seconds(1),
    }));
    expect(alertsOf({ lot: OUTBID }, ...steps)).toEqual([null, null, 'outbid', null]);
  });

  test('who overtakes a bid before its answer has come', () => {
    const overtaken = lot('outbid', '80.00');
    const own = answered('75.00');
    const steps = [
      { lot: OUTBID },
      { lot: overtaken, own: UNDER_WAY },
      { lot: overtaken, own, after: LATER },
    ];
    expect(alertsOf(...steps)).toEqual([null, 'outbid']);
  });

  test('on a lot that was only watched', () => {
    expect(alertsOf({ lot: lot('') }, { lot: OUTBID })).toEqual(['outbid']);
  });
});

describe('does not alert to a bid of the user', () => {
  const price = { lot: lot('outbid', '75.00') };
  const both = { lot: lot('winning', '75.00'), own: answered('75.00') };

  test.each<[string, readonly Step[]]>([
    ['its answer first', [both]],
    ['its price first', [{ ...price, own: UNDER_WAY }, both]],
    ['its price first, and its answer late', [{ ...price, own: UNDER_WAY, after: LATER }, both]],
    ['its standing first', [{ lot: lot('winning'), own: UNDER_WAY }, both]],
    ['from another device, its price first', [price, { lot: both.lot }]],
    [
      'that loses',
      [
        { ...price, own: UNDER_WAY },
        { ...price, own: both.own, after: LATER },
      ],
    ],
  ])('%s', (_name, steps) => {
    const alerts = alertsOf({ lot: OUTBID }, ...steps, { ...steps.at(-1), lot: both.lot });
    expect(alerts.every((alert) => alert === null)).toBe(true);
  });

  test('that is the first one, and loses', () => {
    const lost = { lot: lot('outbid', '75.00') };
    const steps = [{ lot: lot('') }, { ...lost, own: UNDER_WAY }];
    expect(alertsOf(...steps, { ...lost, own: answered('75.00'), after: LATER })).toEqual([
      null,
      null,
    ]);
  });
});

test('alerts to the last minute of each close, once', () => {
  const extended = { ...WINNING, date_closed: new Date(NOW + minutes(3)).toISOString() };
  expect(
    alertsOf(
      { lot: WINNING },
      { lot: WINNING, after: minutes(1) },
      { lot: WINNING, after: seconds(1) },
      { lot: extended },
      { lot: extended, after: minutes(1) },
    ),
  ).toEqual(['last minute', null, null, 'last minute']);
});

test('an outbid goes before the last minute', () => {
  expect(alertsOf({ lot: WINNING }, { lot: OUTBID, after: minutes(1) })).toEqual(['outbid']);
});
