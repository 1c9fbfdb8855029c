import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import { readVehicle, setVehicle, subscribeToVehicle } from './own-vehicle.ts';

fakeStorage();

test('the chosen vehicle is stored until none is chosen, and the page is notified', () => {
  const listener = vi.fn();
  const stop = subscribeToVehicle(listener);
  expect(readVehicle()).toBeNull();
  setVehicle('suv');
  expect(readVehicle()).toBe('suv');
  setVehicle('');
  expect(readVehicle()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test('without storage nothing is chosen', () => {
  vi.stubGlobal('localStorage', undefined);
  setVehicle('suv');
  expect(readVehicle()).toBeNull();
});
