import type { demo } from '@hammerdock/contract/services/demo.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { getDemoRivals } from './getDemoRivals.ts';
import { switchDemoRivals } from './switchDemoRivals.ts';

export const demoTable: ServiceTable<typeof demo> = { getDemoRivals, switchDemoRivals };
