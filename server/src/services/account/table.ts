import type { account } from '@hammerdock/contract/services/account.ts';
import type { ServiceTable } from '../../rpc/handler.ts';

export const accountTable: ServiceTable<typeof account> = {};
