import type { LotConditionReport } from '@hammerdock/contract/shapes/lot.ts';
import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { sampleLotDetail } from '../../testing/sample-lot.ts';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { ConditionReport } from './condition-report.tsx';

const shown = async (report: Partial<LotConditionReport> = {}) => {
  const { render } = await openStage({});
  const lot = { condition_report: { ...sampleLotDetail().condition_report, ...report } };
  return textOfHtml(render(<ConditionReport lot={lot} headingOrder={2} />));
};

test('one sentence says that nothing is known, and another that nothing was measured', async () => {
  const text = await shown();
  expect(text).toContain('hasn’t reported whether it works, is complete, or has defects.');
  expect(text).toContain('The seller hasn’t listed its size or weight.');
  expect(text).not.toContain('Completeness');
});

test('where one thing is known, each other is named as unknown', async () => {
  const text = await shown({ tested: 'works', weight_pound_hundredths: 625 });
  expect(text).toMatch(/Tested\s+Works\s+Completeness\s+Unknown\s+Defects\s+Unknown/);
  expect(text).toMatch(/Unknown\s+Weight\s+6.25 lb/);
  expect(text).not.toContain('The seller hasn’t');
});
