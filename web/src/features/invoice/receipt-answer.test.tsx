import type { UseQueryResult } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { noAnswer } from '../../api/call-error.ts';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { ReceiptAnswer } from './receipt-answer.tsx';

const { render } = await openStage();
/** Only what is read of the query. */
const shown = (found: { data?: string; error: Error | null; isError: boolean }) =>
  textOfHtml(
    render(
      <ReceiptAnswer what="checkout" found={found as UseQueryResult<string>} head="">
        {(receipt) => receipt}
      </ReceiptAnswer>,
    ),
  );

test('a refresh that fails keeps what is shown', () => {
  const failed = { error: noAnswer(), isError: true };
  expect(shown({ ...failed, data: 'Pay Now' })).toBe('Pay Now');
  expect(shown(failed)).toContain('We couldn’t load the checkout');
});
