// What a PDF says, in order; write-pdf.ts decides where it stands on the pages.
import type { Instant } from '@hammerdock/domain/time.ts';

export interface PrintedDocument {
  readonly title: string;
  /** The name of the file without its ending, if not the title. */
  readonly file?: string;
  /** What has become of it, such as "Paid". */
  readonly status: string;
  readonly issuedAt: Instant;
  /** Under the title. */
  readonly lines: readonly string[];
  readonly sections: readonly Section[];
}

export type Section = Parties | PrintedTable | Figures;

/** Blocks of lines side by side. */
export interface Parties {
  readonly kind: 'parties';
  readonly parties: readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

export interface PrintedTable {
  readonly kind: 'table';
  readonly heading: string;
  /** The first column takes the width that the others leave. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Instead of a table without rows. */
  readonly empty: string;
}

export interface Cell {
  readonly text: string;
  /** Smaller, under the text. */
  readonly notes?: readonly string[];
}

/** Labels with amounts, under each other. */
export interface Figures {
  readonly kind: 'figures';
  readonly heading: string;
  readonly figures: readonly {
    readonly label: string;
    readonly amount: string;
    readonly strong?: boolean;
  }[];
}
