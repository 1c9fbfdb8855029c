import { toListInput } from '../../features/lot/list/list-address.ts';
import type { OutcomeAddress } from '../../features/lot/list/outcome-address.ts';

export const FIRST_SIZE = 12;

export const toPastAuctionInput = (auctionId: string, address: OutcomeAddress) => ({
  ...toListInput(address, FIRST_SIZE),
  auction_id: auctionId,
  market_status: address.outcome ?? ('' as const),
});
