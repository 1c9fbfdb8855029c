import type { defaults } from '@hammerdock/contract/services/defaults.ts';
import type { ServiceTable } from '../../rpc/handler.ts';

export const defaultsTable: ServiceTable<typeof defaults> = {};
