import { describe, expect, test } from 'vitest';
import { centered, moveBy, WHOLE, ZOOM_MAX, zoomBy } from './zoom.ts';

const stage = { width: 400, height: 300 };
const middle = { x: 0, y: 0 };

describe('zoom', () => {
  test('is limited to 1 to 8 times', () => {
    const far = zoomBy(WHOLE, { factor: 100, at: middle, stage });
    expect(far.zoom).toBe(ZOOM_MAX);
    expect(zoomBy(far, { factor: 0.001, at: middle, stage })).toEqual(WHOLE);
  });

  test('keeps the point under the finger in place', () => {
    const at = { x: 100, y: -50 };
    const before = zoomBy(WHOLE, { factor: 2, at, stage });
    const after = zoomBy(before, { factor: 2, at, stage });
    const shownAt = (view: typeof before) => ({
      x: (at.x - view.x) / view.zoom,
      y: (at.y - view.y) / view.zoom,
    });
    expect(shownAt(after)).toEqual(shownAt(before));
  });

  test('is limited to the edges of the picture', () => {
    expect(moveBy(WHOLE, { x: 50, y: 50 }, stage)).toEqual(WHOLE);
    const close = zoomBy(WHOLE, { factor: 2, at: middle, stage });
    expect(moveBy(close, { x: 999, y: -999 }, stage)).toEqual({ zoom: 2, x: 200, y: -150 });
  });

  test('is centered without changing the scale', () => {
    const close = moveBy(zoomBy(WHOLE, { factor: 4, at: middle, stage }), { x: 90, y: 9 }, stage);
    expect(centered(close)).toEqual({ zoom: 4, x: 0, y: 0 });
  });
});
