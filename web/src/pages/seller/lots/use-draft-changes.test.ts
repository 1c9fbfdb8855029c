import { expect, test } from 'vitest';
import { afterUndo } from './use-draft-changes.ts';

const change = (lot_id: string, version: number) => ({ lot_id, version, fields: {} });
const answer = (lot_id: string, version: number) => ({
  lot_id,
  version,
  before: { fields: {} },
  fault: null,
  problems: [],
});

test('the step before the undone one expects the version that the undo made', () => {
  const steps = [[change('kettle', 2)], [change('kettle', 3), change('teapot', 2)]];
  const undone = { written: 1 as const, lotList: [answer('kettle', 4), answer('teapot', 3)] };
  expect(afterUndo(steps, undone)).toEqual([[change('kettle', 4)]]);
});

test('a step whose lot someone else has changed since keeps its version', () => {
  const steps = [[change('kettle', 2)], [change('kettle', 5)]];
  const undone = { written: 1 as const, lotList: [answer('kettle', 6)] };
  expect(afterUndo(steps, undone)).toEqual([[change('kettle', 2)]]);
});

test('an undo that was refused changes no other step', () => {
  const steps = [[change('kettle', 2)], [change('kettle', 3)]];
  expect(afterUndo(steps, { written: 0, lotList: [] })).toEqual([[change('kettle', 2)]]);
});
