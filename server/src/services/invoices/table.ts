import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import type { ServiceTable } from '../../rpc/handler.ts';

export const invoicesTable: ServiceTable<typeof invoices> = {};
