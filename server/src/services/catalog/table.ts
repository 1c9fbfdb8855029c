import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import type { ServiceTable } from '../../rpc/handler.ts';

export const catalogTable: ServiceTable<typeof catalog> = {};
