// Imports of manifests as their sellers see them.
import { familyOf } from '@hammerdock/domain/catalog/manifest-columns.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import type { AnswerOf } from '@hammerdock/contract/call.ts';
import {
  MANIFEST_STATES,
  type manifests,
  type ManifestImport,
  type ManifestRow,
} from '@hammerdock/contract/services/seller/manifests.ts';
import type { ManifestImportRow } from '../../store/manifests/manifest-imports.ts';
import type { RowCounts, StagedRow } from '../../store/manifests/manifest-rows.ts';

export function viewManifest(row: ManifestImportRow): ManifestImport {
  const state = MANIFEST_STATES.find((each) => each === row.state);
  if (state === undefined) throw new Error(`an import has no state ${row.state}`);
  return {
    id: row.id,
    file_name: row.fileName,
    state,
    problem: row.problem,
    rows: row.rowCount,
    done: row.doneCount,
    imported: row.importedCount,
    created_at: new Date(row.createdAt).toISOString(),
  };
}

interface Details {
  readonly samples: readonly StagedRow[];
  readonly counts: RowCounts;
  readonly targets: AnswerOf<typeof manifests.getManifest>['targets'];
}

export function viewManifestDetails(
  row: ManifestImportRow,
  { samples, counts, targets }: Details,
): AnswerOf<typeof manifests.getManifest> {
  const { retailCents, ...rows } = counts;
  return {
    ...viewManifest(row),
    family: familyOf(row.header)?.name ?? '',
    remembered: row.remembered ? 1 : 0,
    columns: row.header.map((name, at) => ({
      name,
      field: row.mapping[at] ?? null,
      samples: samples.map(({ cells }) => cells[at] ?? ''),
    })),
    counts: rows,
    retail_total: toDecimal(retailCents),
    targets: [...targets],
    auction_id: row.auctionId,
  };
}

const DUPLICATES: Readonly<Record<string, string>> = {
  file: 'An earlier row has this label. Skip one of them.',
  store: 'A lot already has this label. Was the file imported before?',
};

export function viewManifestRow(
  row: StagedRow,
  { mapping, header }: ManifestImportRow,
): ManifestRow {
  const column = mapping.indexOf('label');
  const problem = DUPLICATES[row.duplicate];
  const duplicate =
    problem === undefined
      ? []
      : [{ column, field: header[column] ?? '', problem, blocks: 1 as const }];
  return {
    line: row.line,
    cells: header.map((_, at) => row.cells[at] ?? ''),
    notes: [
      ...row.notes.map(({ field, problem: text, column: place, blocks }) => ({
        column: place,
        field,
        problem: text,
        blocks: blocks ? (1 as const) : (0 as const),
      })),
      ...duplicate,
    ],
    skipped: row.skipped ? 1 : 0,
  };
}
