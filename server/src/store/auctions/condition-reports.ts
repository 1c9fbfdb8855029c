// What inspectors found out about lots.
import {
  COMPLETENESS,
  isAnythingKnown,
  NOTHING_KNOWN,
  TESTED,
  type ConditionReport,
} from '@hammerdock/domain/catalog/condition-report.ts';
import { sql } from 'kysely';
import { json, type Tx } from '../../db/database.ts';
import { readDefectPhotos } from '../../db/json-columns.ts';

export interface LotReport {
  readonly lotId: string;
  readonly report: ConditionReport;
}

/** Reports that say nothing are left out. */
export async function insertConditionReports(tx: Tx, reports: readonly LotReport[]): Promise<void> {
  const rows = reports
    .filter(({ report }) => isAnythingKnown(report))
    .map(({ lotId, report: { size, defectPhotos, ...rest } }) => ({
      lotId,
      ...rest,
      ...size,
      defectPhotos: json(defectPhotos),
    }));
  if (rows.length > 0) await tx.insertInto('conditionReports').values(rows).execute();
}

export const deleteConditionReport = (tx: Tx, lotId: string) =>
  tx.deleteFrom('conditionReports').where('lotId', '=', lotId).execute();

/** The same goods in another lot. */
export const copyConditionReport = (tx: Tx, lots: { fromId: string; toId: string }) =>
  sql`insert into condition_reports (lot_id, tested, completeness, missing_parts, defects,
      inspector_note, defect_photos, length_inch_hundredths, width_inch_hundredths,
      height_inch_hundredths, weight_pound_hundredths)
    select ${lots.toId}::uuid, tested, completeness, missing_parts, defects, inspector_note,
      defect_photos, length_inch_hundredths, width_inch_hundredths, height_inch_hundredths,
      weight_pound_hundredths
    from condition_reports where lot_id = ${lots.fromId}::uuid`.execute(tx);

/** To be selected with a left join: a lot without a report has null everywhere. */
export const REPORT_COLUMNS = [
  'conditionReports.tested',
  'conditionReports.completeness',
  'conditionReports.missingParts',
  'conditionReports.defects',
  'conditionReports.inspectorNote',
  'conditionReports.defectPhotos',
  'conditionReports.lengthInchHundredths',
  'conditionReports.widthInchHundredths',
  'conditionReports.heightInchHundredths',
  'conditionReports.weightPoundHundredths',
] as const;

export interface ReportRow {
  readonly id: string;
  readonly tested: string | null;
  readonly completeness: string | null;
  readonly missingParts: string | null;
  readonly defects: string | null;
  readonly inspectorNote: string | null;
  readonly defectPhotos: unknown;
  readonly lengthInchHundredths: number | null;
  readonly widthInchHundredths: number | null;
  readonly heightInchHundredths: number | null;
  readonly weightPoundHundredths: number | null;
}

export function readReport(row: ReportRow): ConditionReport {
  // Every report has a list of photos, even an empty one.
  if (row.defectPhotos === null) return NOTHING_KNOWN;
  const { lengthInchHundredths, widthInchHundredths, heightInchHundredths } = row;
  const isMeasured =
    lengthInchHundredths !== null && widthInchHundredths !== null && heightInchHundredths !== null;
  return {
    tested: TESTED.find((each) => each === row.tested) ?? null,
    completeness: COMPLETENESS.find((each) => each === row.completeness) ?? null,
    missingParts: row.missingParts ?? '',
    defects: row.defects,
    inspectorNote: row.inspectorNote ?? '',
    defectPhotos: readDefectPhotos(row.defectPhotos, row.id),
    size: isMeasured ? { lengthInchHundredths, widthInchHundredths, heightInchHundredths } : null,
    weightPoundHundredths: row.weightPoundHundredths,
  };
}
