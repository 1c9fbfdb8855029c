import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { minutes, toIso } from '@hammerdock/domain/time.ts';
import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { sampleLotDetail } from '../../testing/sample-lot.ts';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { CancelBid } from './cancel-bid.tsx';

const { render } = await openStage();
/** Of the leader, who may cancel until 30 minutes before the close. */
const shown = (closesIn: number, changes: Partial<LotDetail>) =>
  textOfHtml(
    render(
      <CancelBid
        lot={sampleLotDetail({
          bidtopstatus: 'winning',
          custom_auctionlot_bid_retract_check: 1,
          custom_auctionlot_bid_retract_minutes: 30,
          date_closed: toIso(Date.now() + minutes(closesIn)),
          ...changes,
        })}
      />,
    ),
  );

test('R13 the leader may cancel until the time left, which then has expired', () => {
  expect(shown(40, { cancel_offered: 1 })).toMatch(/^Cancel My Bid Cancel By: /);
  expect(shown(20, { cancel_offered: 1 })).toBe('Cancellation Expired');
  expect(shown(20, { cancel_offered: 1, bid_canceled: 1 })).toContain('already canceled');
});

test('R13 nothing has expired for a bid that came too late to be canceled', () => {
  expect(shown(20, { cancel_offered: 0 })).toBe('');
  // The page knows of its new bid before its lot is loaded again.
  expect(shown(40, { cancel_offered: 0 })).toContain('Cancel My Bid');
});
