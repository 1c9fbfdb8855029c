import { expect, test, vi } from 'vitest';
import type { QueuedLot } from './queued-lot.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { refusal } from '../../testing/render-hook.tsx';
import type { TemplateFields } from './fill-lot.ts';
import type { NewIntakeLot } from './send-lot.ts';
import { useIntake } from './use-intake.ts';

const KETTLE: TemplateFields = {
  title: 'Kettle',
  description: '',
  category: 'kitchen',
  condition: 'Opened Box',
  condition_note: 'Box worn',
  item_count: 1,
  msrp: '40.00',
  start_price: '5.00',
  buy_now: null,
  deposit: '0.00',
  retract_minutes: 0,
  floor_location: 'T-1',
  sku: 'K-1',
  upc: '',
  brand: '',
  source_url: '',
  internal_note: '',
  report: {
    tested: null,
    completeness: null,
    missing_parts: '',
    defects: null,
    inspector_note: '',
    defect_photos: [],
    size: null,
    weight_pound_hundredths: null,
  },
};
const known = {
  draft_id: 'draft-1',
  lpn: 'LPN-1',
  title: 'Brass kettle',
  description: '',
  category: null,
  condition: 'Damaged',
  brand: '',
  msrp: '0.00',
  item_count: 1,
  floor_location: '',
  photo_count: 0,
};

const mount = async (answer: object, shelf = '') => {
  const saved: NewIntakeLot[] = [];
  const removed = vi.fn<(lot: QueuedLot) => Promise<void>>(() => Promise.resolve());
  const stage = await mountHook(
    () =>
      useIntake({
        acting: {},
        target: '',
        shelf,
        onShelf: () => undefined,
        template: KETTLE,
        save: async (lot) => void saved.push(lot),
        remove: removed,
      }),
    { answers: { 'intake.getIntakeStart': answer } },
  );
  return { ...stage, saved, removed };
};

const OFFLINE = refusal('Offline');

test('without a connection, a template fills the form, and the server may know more', async () => {
  const { hook, act, saved } = await mount(OFFLINE);
  await act(({ takeCode }) => takeCode('LPN-1'));
  expect(hook().lot).toMatchObject({
    title: 'Kettle',
    condition: 'Opened Box',
    note: 'Box worn',
    shelf: 'T-1',
  });
  await act(({ finish }) => finish());
  expect(saved[0]?.label).toBe('LPN-1 · Kettle');
  expect(saved[0]?.input).toMatchObject({
    title: '',
    condition: 'Opened Box',
    condition_note: '',
    floor_location: '',
    template: { title: 'Kettle', condition_note: 'Box worn', floor_location: 'T-1', sku: 'K-1' },
  });
});

test('what was entered or cleared by hand is not the template’s', async () => {
  const { act, saved } = await mount(OFFLINE, 'A-7');
  await act(({ takeCode }) => takeCode('LPN-1'));
  await act(({ change }) => change({ title: 'Copper kettle' }));
  await act(({ change }) => change({ note: '' }));
  await act(({ finish }) => finish());
  const input = saved[0]?.input;
  expect(input).toMatchObject({ title: 'Copper kettle', condition_note: '' });
  // The last shelf is where the next lot goes too.
  expect(input).toMatchObject({ floor_location: 'A-7' });
  for (const name of ['title', 'condition_note', 'floor_location']) {
    expect(input?.template).not.toHaveProperty(name);
  }
});

test('what is known about a code goes before the template', async () => {
  const { hook, act, saved } = await mount({ lpn: 'LPN-1', upc: '', known });
  await act(({ takeCode }) => takeCode('LPN-1'));
  expect(hook().lot).toMatchObject({
    title: 'Brass kettle',
    condition: 'Damaged',
    note: 'Box worn',
  });
  await act(({ finish }) => finish());
  expect(saved[0]?.input).toMatchObject({ title: 'Brass kettle', draft_id: 'draft-1' });
});

test('a refused lot is fixed with its own template', async () => {
  const { hook, act, saved, removed } = await mount(OFFLINE);
  const queued: QueuedLot = {
    id: 'queued',
    key: 'key',
    userId: 'ann',
    queuedAt: 0,
    label: 'LPN-2',
    input: { code: 'LPN-2', title: '', condition: 'Damaged', template: { title: 'Pan' } },
    photos: [],
    sentPhotos: [],
    refusal: 'This label is on another lot.',
  };
  await act(({ fix }) => fix(queued));
  await act(({ takeCode }) => takeCode('LPN-3'));
  expect(hook().lot).toMatchObject({ code: 'LPN-3', title: 'Pan', condition: 'Damaged' });
  await act(({ finish }) => finish());
  expect(saved[0]?.input).toMatchObject({ code: 'LPN-3', template: { title: 'Pan' } });
  expect(removed).toHaveBeenCalledWith(queued);
});
