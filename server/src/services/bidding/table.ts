import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import type { ServiceTable } from '../../rpc/handler.ts';

export const biddingTable: ServiceTable<typeof bidding> = {};
