import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { describe, expect, test } from 'vitest';
import { openCellQueue, type Saving } from './cell-queue.ts';
import { readCell, shownText } from './typed-cell.ts';
import {
  addEdits,
  misreadCells,
  notesOf,
  planChanges,
  refusedCells,
  type Batch,
  type Edit,
} from './unsaved-cells.ts';

const CATEGORIES = [{ id: 'kitchen-dining', name: 'Kitchen & Dining' }];

test('a retail price is shown, and nothing where it is unknown', () => {
  const lot = (msrp: string) => ({ msrp }) as SellerLotRow;
  expect(shownText(lot('89.99'), 'msrp', CATEGORIES)).toBe('89.99');
  expect(shownText(lot('0.00'), 'msrp', CATEGORIES)).toBe('');
});

describe('what is sent of a typed text', () => {
  const read = (...[field, text]: [Parameters<typeof readCell>[0], string]) =>
    readCell(field, text, CATEGORIES);

  test('amounts, with the dollar sign and commas of a spreadsheet', () => {
    expect(read('start_price', ' $1,250.5 ')).toMatchObject({ fields: { start_price: '1250.5' } });
    expect(read('start_price', '')).toMatchObject({ fields: { start_price: null } });
    expect(read('msrp', '')).toMatchObject({ fields: { msrp: '0.00' } });
    for (const text of ['abc', '-1', '1,5', '$']) {
      expect(read('buy_now', text)).toEqual({ problem: 'Enter an amount like 12.50.' });
    }
  });

  test('choices by their name or id, in any case', () => {
    const kitchen = { fields: { category: 'kitchen-dining' } };
    expect(read('category', 'kitchen & dining')).toMatchObject(kitchen);
    expect(read('category', 'kitchen-dining')).toMatchObject(kitchen);
    expect(read('condition', 'opened box')).toMatchObject({ fields: { condition: 'Opened Box' } });
    expect(read('condition', '')).toMatchObject({ fields: { condition: null } });
    expect(read('condition', 'Shiny').problem).toMatch('There is no condition “Shiny”.');
  });

  test('whole pieces, and texts of one line', () => {
    expect(read('item_count', '12')).toMatchObject({ fields: { item_count: 12 } });
    expect(read('item_count', '1.5').problem).toBe('Enter a whole number of pieces.');
    expect(read('title', ' Brass\r\nkettle ')).toMatchObject({ fields: { title: 'Brass kettle' } });
  });
});

const edit = (lotId: string, field: Edit['field'], text: string, isStored = false): Edit => ({
  lotId,
  field,
  text,
  isStored,
});
const cellsOf = (batches: readonly Batch[]) =>
  batches.map(({ cells }) => cells.map(({ lotId, field, text }) => `${lotId} ${field} ${text}`));
const answer = (lot_id: string, more: object = {}) => ({
  lot_id,
  version: null,
  before: { fields: {} },
  fault: null,
  problems: [],
  ...more,
});

describe('typed cells', () => {
  const [failed] = addEdits([], [edit('a', 'title', 'A'), edit('b', 'start_price', 'x')], 1).map(
    (batch): Batch => ({ ...batch, state: 'failed' }),
  );
  const before = failed === undefined ? [] : [failed];

  test('are tried again with a failed change of the same lots, as a whole', () => {
    const again = addEdits(before, [edit('b', 'start_price', '5')], 2);
    expect(cellsOf(again)).toEqual([['a title A', 'b start_price 5']]);
    expect(again[0]?.state).toBe('waiting');
    expect(cellsOf(addEdits(before, [edit('c', 'title', 'C')], 2))).toHaveLength(2);
  });

  test('need no saving when they are what is stored', () => {
    expect(cellsOf(addEdits(before, [edit('b', 'start_price', '9', true)], 2))).toEqual([
      ['a title A'],
    ]);
    expect(addEdits([], [edit('a', 'title', 'A', true)], 1)).toEqual([]);
  });

  test('are shown with their problems until they are saved', () => {
    const notes = notesOf(addEdits(before, [edit('c', 'title', 'C')], 2));
    expect(notes.get('a')?.get('title')).toEqual({ text: 'A', state: 'unsaved' });
    expect(notes.get('c')?.get('title')).toEqual({ text: 'C', state: 'saving' });
  });

  const [batch] = before;
  test('of a lot are sent together, with its newest version', () => {
    const [waiting] = addEdits([], [edit('a', 'title', 'A'), edit('a', 'msrp', '$5')], 1);
    const planned = waiting && planChanges(waiting, CATEGORIES, () => 7);
    expect(planned?.changes).toEqual([
      { lot_id: 'a', version: 7, fields: { title: 'A', msrp: '5' } },
    ]);
    const faulty = batch && planChanges(batch, CATEGORIES, () => 1);
    expect(faulty?.cells?.map(({ problem }) => problem)).toEqual([
      null,
      'Enter an amount like 12.50.',
    ]);
  });

  test('that the server refuses name the problem at the cell, or another field of the lot', () => {
    const problems = [{ field: 'buy_now', problem: 'Too low.' }];
    const refusedBy = (lotList: ReturnType<typeof answer>[]) =>
      batch && refusedCells(batch, { written: 0, lotList }).map(({ problem }) => problem);
    expect(refusedBy([answer('a'), answer('b', { fault: 'invalid', problems })])).toEqual([
      null,
      'Buy Now price: Too low.',
    ]);
    const own = [{ field: 'start_price', problem: 'Too low.' }];
    expect(refusedBy([answer('a'), answer('b', { problems: own })])).toEqual([null, 'Too low.']);
    expect(refusedBy([answer('a', { fault: 'changed' })])?.[0]).toMatch('Someone else');
  });

  test('of a refused input are found by the places of its errors', () => {
    const changes = ['a', 'b'].map((lot_id) => ({ lot_id, version: 1, fields: {} }));
    const errors = { 'changes.1.fields.start_price': 'Too high.' };
    const found = batch && misreadCells(batch, changes, errors);
    expect(found?.map(({ problem }) => problem)).toEqual([null, 'Too high.']);
  });
});

describe('the queue', () => {
  test('saves one change after the other, and loads the rows again at the end', async () => {
    const queue = openCellQueue();
    const log: string[] = [];
    const saving: Saving = {
      save: async ({ cells }) => {
        log.push(`save ${cells[0]?.text}`);
        await Promise.resolve();
        return { state: 'saved' };
      },
      refresh: async () => {
        // Shown as typed until the rows are loaded.
        log.push(`refresh ${queue.batches().length}`);
      },
    };
    const first = queue.add([edit('a', 'title', '1')], saving);
    void queue.after(async () => void log.push('undo'), saving);
    void queue.add([edit('a', 'title', '2')], saving);
    await first;
    expect(log).toEqual(['save 1', 'save 2', 'undo', 'refresh 2']);
    expect(queue.batches()).toEqual([]);
  });

  test('keeps what failed until it is saved by another attempt or discarded', async () => {
    const queue = openCellQueue();
    let state: Batch['state'] = 'failed';
    const saving: Saving = { save: async () => ({ state }), refresh: async () => undefined };
    await queue.add([edit('a', 'title', 'A')], saving);
    expect(cellsOf(queue.batches())).toEqual([['a title A']]);
    state = 'saved';
    await queue.retry(saving);
    expect(queue.batches()).toEqual([]);
    state = 'failed';
    await queue.add([edit('a', 'title', 'A')], saving);
    queue.discard();
    expect(queue.batches()).toEqual([]);
  });
});
