import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addLayer, closeTopByBack, closeTopByEscape } from './open-layers.ts';

class FakeElement {
  readonly takesKeys: string;
  constructor(takesKeys: string) {
    this.takesKeys = takesKeys;
  }
  getAttribute(): string {
    return this.takesKeys;
  }
}

beforeAll(() => void vi.stubGlobal('Element', FakeElement));
afterAll(() => void vi.unstubAllGlobals());

const press = (more: object = {}): void =>
  closeTopByEscape({ key: 'Escape', isComposing: false, target: null, ...more } as KeyboardEvent);

test('Escape and Back close only the top layer', () => {
  const [lower, upper] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const removeLower = addLayer({ onEscape: lower, onBack: lower });
  const removeUpper = addLayer({ onEscape: upper, onBack: upper });
  press();
  expect(closeTopByBack()).toBe(true);
  expect([upper.mock.calls.length, lower.mock.calls.length]).toEqual([2, 0]);
  removeUpper();
  press();
  expect(lower).toHaveBeenCalledOnce();
  removeLower();
  expect(closeTopByBack()).toBe(false);
});

test('Back leaves the address of a layer that is part of it', () => {
  const below = vi.fn<() => void>();
  const removals = [
    addLayer({ onEscape: below, onBack: below }),
    addLayer({ onEscape: null, onBack: null }),
  ];
  expect(closeTopByBack()).toBe(false);
  press();
  expect(below).not.toHaveBeenCalled();
  for (const remove of removals) remove();
});

test('other keys, an unfinished input and the open list of a field close nothing', () => {
  const onEscape = vi.fn<() => void>();
  const remove = addLayer({ onEscape, onBack: null });
  press({ key: 'Enter' });
  press({ isComposing: true });
  press({ target: new FakeElement('true') });
  expect(onEscape).not.toHaveBeenCalled();
  press({ target: new FakeElement('') });
  expect(onEscape).toHaveBeenCalledOnce();
  remove();
});
