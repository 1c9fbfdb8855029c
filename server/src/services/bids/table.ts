import type { bids } from '@hammerdock/contract/services/bids.ts';
import type { ServiceTable } from '../../rpc/handler.ts';

export const bidsTable: ServiceTable<typeof bids> = {};
