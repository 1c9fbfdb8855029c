import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import type { Handler } from '../../rpc/handler.ts';
import { place } from './send-bid.ts';

export const future_proxy: Handler<typeof bidding.future_proxy> = (input, ctx) =>
  place(ctx, {
    lotId: input.product_id,
    amountCents: input.wsprice,
    type: input.bidding_type,
    advance: true,
  });
