import type { auth } from '@hammerdock/contract/services/auth.ts';
import type { ServiceTable } from '../../rpc/handler.ts';

export const authTable: ServiceTable<typeof auth> = {};
