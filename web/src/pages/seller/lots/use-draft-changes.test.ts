import { expect, test } from 'vitest';
import { afterUndo, assignmentFaultOf } from './use-draft-changes.ts';

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

test('an assignment that was refused says each reason once, and that nothing was assigned', () => {
  const refused = (lot_id: string, problem?: string) => ({
    ...answer(lot_id, 1),
    problems: problem === undefined ? [] : [{ field: 'auction', problem }],
  });
  const lotList = [
    refused('kettle'),
    refused('rug', '2 of 4 lots are in Smyrna.'),
    refused('desk', '2 of 4 lots are in Smyrna.'),
    refused('lamp', '1 of 4 lots is in Macon.'),
  ];
  expect(assignmentFaultOf({ lotList })).toBe(
    '2 of 4 lots are in Smyrna. 1 of 4 lots is in Macon. Nothing was assigned.',
  );
  expect(assignmentFaultOf({ lotList: [refused('rug', 'This lot is in Smyrna.')] })).toBe(
    'This lot is in Smyrna.',
  );
});
