import type { QueryResultRow } from 'pg';
import type { ChargeOrder, RefundOrder } from '../gateway.ts';
import type { TransferOrder, TransferReversalOrder } from '../transfer-gateway.ts';

/** Hooks with which tests make the provider hang, lose a response, fail, or end the process. */
export interface SandboxFaults {
  beforeCharge?: (order: ChargeOrder) => Promise<void>;
  afterCharge?: (order: ChargeOrder) => Promise<void>;
  beforeFind?: (intentId: string) => Promise<void>;
  beforeVerify?: () => Promise<void>;
  beforeRefund?: (order: RefundOrder) => Promise<void>;
  afterRefund?: (order: RefundOrder) => Promise<void>;
  beforeTransfer?: (order: TransferOrder) => Promise<void>;
  afterTransfer?: (order: TransferOrder) => Promise<void>;
  beforeReversal?: (order: TransferReversalOrder) => Promise<void>;
  afterReversal?: (order: TransferReversalOrder) => Promise<void>;
}

export type Query = <R extends QueryResultRow>(text: string, values: unknown[]) => Promise<R[]>;
