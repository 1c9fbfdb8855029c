import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import type { ServiceTable } from '../../rpc/handler.ts';

export const pickupTable: ServiceTable<typeof pickup> = {};
