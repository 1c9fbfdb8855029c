import type { LotConditionReport } from '@hammerdock/contract/shapes/lot.ts';
import type { ConditionReport } from '@hammerdock/domain/catalog/condition-report.ts';
import { countPhotos } from './picture.ts';

/** Without photos that the lot does not have: a seller may number more than were taken. */
export function viewConditionReport(report: ConditionReport, images: unknown): LotConditionReport {
  const photos = countPhotos(images);
  return {
    tested: report.tested,
    completeness: report.completeness,
    missing_parts: report.missingParts,
    defects: report.defects,
    inspector_note: report.inspectorNote,
    defect_photos: report.defectPhotos
      .filter(({ photo }) => photo <= photos)
      .map(({ photo, caption }) => ({ picture: photo, caption })),
    size: report.size && {
      length_inch_hundredths: report.size.lengthInchHundredths,
      width_inch_hundredths: report.size.widthInchHundredths,
      height_inch_hundredths: report.size.heightInchHundredths,
    },
    weight_pound_hundredths: report.weightPoundHundredths,
  };
}
