import type { ModelEntry, ModelInitial, ModelTerms } from '../model/terms.ts';

/** What the database contains about the lots, in the terms of the second model. */
export interface World {
  readonly lots: readonly LotRecord[];
  readonly invoices: readonly InvoiceRecord[];
}

export interface LotRecord {
  readonly lot: string;
  readonly auction: string;
  readonly auctionInvoiced: boolean;
  readonly terms: ModelTerms;
  readonly initial: ModelInitial;
  readonly events: readonly StoredEvent[];
  readonly snapshot: Snapshot;
  readonly lines: readonly LineRecord[];
}

export interface StoredEvent {
  /** Null for what the model does not cover: an award by hand, a canceled lot. */
  readonly entry: ModelEntry | null;
  readonly kind: string;
  readonly sequence: number;
  readonly key: string | null;
  readonly led: { readonly priceCents: number | null; readonly leader: string | null } & {
    readonly closesAt: number;
  };
}

export interface Snapshot {
  readonly phase: string;
  readonly sequence: number;
  readonly hiddenEvents: number;
  readonly priceCents: number | null;
  readonly leader: string | null;
  readonly leaderMaxCents: number | null;
  readonly bidCount: number;
  readonly closesAt: number;
  readonly hammerCents: number | null;
}

export interface LineRecord {
  readonly invoice: string;
  readonly buyer: string;
  readonly hammerCents: number;
}

export interface InvoiceRecord {
  readonly invoice: string;
  readonly buyer: string;
  readonly auction: string;
}

export interface Violation {
  readonly invariant: 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I12';
  readonly lot: string;
  readonly message: string;
}
