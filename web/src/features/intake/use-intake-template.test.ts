import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { refusal } from '../../testing/render-hook.tsx';
import { useIntakeTemplate } from './use-intake-template.ts';

const KETTLE = { id: 'kettle', name: 'Kettles', version: 1, title: 'Kettle', sku: 'K-1' };
const PAN = { id: 'pan', name: 'Pans', version: 4, title: 'Pan', sku: '' };
const KEY = 'hammerdock.intake-template';
const OFFLINE = refusal('Offline');

const chosen = (template: object | null, sellerId = 'ann') =>
  new Map([[KEY, JSON.stringify({ sellerId, template })]]);

const mount = async (answer: object, stored = new Map<string, string>()) => {
  const { hook, act } = await mountHook(() => useIntakeTemplate({}), {
    answers: { 'lotTemplates.listLotTemplates': answer },
    user: { user_id: 'ann', role: 'seller' },
    stored,
  });
  return { hook, act, stored };
};

test('the chosen template is stored on the device with its fields', async () => {
  const { hook, act, stored } = await mount({ templateList: [KETTLE, PAN] });
  expect(hook()).toMatchObject({ chosenId: '', template: null });
  await act(({ choose }) => choose('kettle'));
  expect(hook().chosenId).toBe('kettle');
  // The call takes the fields only.
  expect(hook().template).toEqual({ title: 'Kettle', sku: 'K-1' });
  expect(stored).toEqual(chosen(KETTLE));
});

test('without a connection, the stored template is used', async () => {
  const { hook } = await mount(OFFLINE, chosen(KETTLE));
  expect(hook().templates).toEqual([KETTLE]);
  expect(hook().template).toEqual({ title: 'Kettle', sku: 'K-1' });
});

test('the stored template of another seller is not used', async () => {
  const { hook } = await mount(OFFLINE, chosen(KETTLE, 'bob'));
  expect(hook()).toMatchObject({ templates: [], template: null });
});

test('the stored fields are renewed when the template was changed', async () => {
  const newest = { ...KETTLE, version: 2, title: 'Copper kettle' };
  const { hook, stored } = await mount({ templateList: [newest] }, chosen(KETTLE));
  expect(hook().template).toMatchObject({ title: 'Copper kettle' });
  expect(stored).toEqual(chosen(newest));
});

test('a template that was deleted is no longer chosen, nor stored', async () => {
  const { hook, stored } = await mount({ templateList: [PAN] }, chosen(KETTLE));
  expect(hook().template).toBeNull();
  expect(stored).toEqual(chosen(null));
});
