import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { alerts } from '../../../lib/notices/alerts.ts';
import { closeAlerts } from '../../../testing/close-alerts.ts';
import { mountHook } from '../../../testing/mount-hook.tsx';
import { refusal, type Answers } from '../../../testing/render-hook.tsx';
import { useApplyTemplate } from './use-apply-template.ts';
import { useDraftChanges } from './use-draft-changes.ts';

// The hook reads these fields only.
const lotOf = (id: string, version: number) => ({ id, version, title: id }) as SellerLotRow;
const LOTS = [lotOf('kettle', 3), lotOf('teapot', 1)];

const answerOf = (lot_id: string, more: object = {}) => ({
  lot_id,
  version: null,
  before: { fields: {} },
  fault: null,
  problems: [],
  ...more,
});

const mount = async (answers: Answers) => {
  const onDone = vi.fn<() => void>();
  const stage = await mountHook(
    () => {
      const drafts = useDraftChanges();
      return { drafts, ...useApplyTemplate({ lots: LOTS, drafts, onDone }) };
    },
    { answers },
  );
  return { ...stage, onDone };
};
const shown = () => alerts.shown().map(({ message }) => message);

beforeEach(closeAlerts);

test('a template is applied to the selected lots in one call, which can be undone', async () => {
  const { act, hook, calls, onDone } = await mount({
    'lotTemplates.applyLotTemplate': {
      written: 1,
      lotList: [
        answerOf('kettle', { version: 4, before: { fields: { sku: '' } } }),
        answerOf('teapot', { version: 2 }),
      ],
    },
    'sellerLots.changeDraftLots': { written: 1, lotList: [] },
  });
  await act(({ apply }) => apply('kitchen', 'replace'));
  const lots = [
    { lot_id: 'kettle', version: 3 },
    { lot_id: 'teapot', version: 1 },
  ];
  expect(calls.map(({ input }) => input)).toEqual([
    { template_id: 'kitchen', fill: 'replace', lots },
  ]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(shown()).toEqual(['The template filled 1 lot.']);

  expect(hook().drafts.canUndo).toBe(true);
  await act(({ drafts }) => drafts.undo());
  expect(calls.at(-1)).toMatchObject({
    name: 'sellerLots.changeDraftLots',
    input: {
      changes: [
        { lot_id: 'kettle', version: 4, fields: { sku: '' } },
        { lot_id: 'teapot', version: 2, fields: {} },
      ],
    },
  });
});

test('lots that keep a template from being applied are named, and nothing can be undone', async () => {
  const { act, hook, onDone } = await mount({
    'lotTemplates.applyLotTemplate': {
      written: 0,
      lotList: [
        answerOf('kettle', { fault: 'changed' }),
        answerOf('teapot', { fault: 'invalid', problems: [{ field: 'msrp', problem: 'High.' }] }),
      ],
    },
  });
  await act(({ apply }) => apply('kitchen', 'empty'));
  expect(hook().problems).toEqual([
    'kettle: Someone else has changed it meanwhile.',
    'teapot: High.',
  ]);
  expect(hook().isSending).toBe(false);
  expect(hook().drafts.canUndo).toBe(false);
  expect(onDone).not.toHaveBeenCalled();
});

test('a template that was deleted meanwhile is said to be gone', async () => {
  const { act, hook } = await mount({ 'lotTemplates.applyLotTemplate': refusal('NotFound') });
  await act(({ apply }) => apply('kitchen', 'empty'));
  expect(hook().problems[0]).toMatch('The template or one of these lots doesn’t exist anymore.');
  expect(shown()).toEqual([]);
});
