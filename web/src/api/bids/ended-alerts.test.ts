import { expect, test } from 'vitest';
import { alerts } from '../../lib/notices/alerts.ts';
import { closeAlerts } from '../../testing/close-alerts.ts';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { noAnswer } from '../call-error.ts';
import { bidPricesOf } from '../prices/lot-price.ts';
import { failureOf, type BidOutcome } from './bid-outcome.ts';
import { alertEnded, closeEnded } from './ended-alerts.ts';

const unknown = failureOf(noAnswer(), 0, {
  sentCents: 6_800,
  prices: bidPricesOf(sampleLotInPlay()),
});
const lost: BidOutcome = { ...unknown, kind: 'outbid', title: 'Outbid', text: 'Next bid $70.00.' };
const won: BidOutcome = { ...unknown, kind: 'accepted', title: 'Accepted', text: 'You lead.' };

test('the result of a bid names no next bid, and closes when the bidder bids on the lot again', () => {
  closeAlerts();
  const ofLot = (name: string) => (words: string) => `${name}: ${words}`;
  alertEnded('kettle', lost, ofLot('Kettle'));
  alertEnded('kettle', won, ofLot('Kettle'));
  alertEnded('lamp', won, ofLot('Lamp'));
  const texts = () => alerts.shown().map(({ tone, message }) => [tone, message]);
  expect(texts()).toEqual([
    ['bad', 'Kettle: Outbid.'],
    ['good', 'Kettle: Accepted. You lead.'],
    ['good', 'Lamp: Accepted. You lead.'],
  ]);
  expect(alerts.shown().map(({ stay }) => stay)).toEqual(['until closed', 'long', 'long']);
  closeEnded('kettle');
  expect(texts()).toEqual([['good', 'Lamp: Accepted. You lead.']]);
  closeEnded('lamp');
  expect(texts()).toEqual([]);
});
