// The scale of a picture and its offset from the center.

export const ZOOM_MIN = 1;
export const ZOOM_MAX = 8;
export const ZOOM_STEP = 1.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface View extends Point {
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: View = { zoom: ZOOM_MIN, x: 0, y: 0 };

/** Scales by a factor and keeps the given point in place. */
export function zoomBy(
  view: View,
  { factor, at, stage }: { factor: number; at: Point; stage: Size },
): View {
  const zoom = Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, view.zoom * factor));
  const grown = zoom / view.zoom;
  return within(
    { zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    stage,
  );
}

export function moveBy(view: View, by: Point, stage: Size): View {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** Centers the picture without changing the scale. */
export const centered = ({ zoom }: View): View => ({ zoom, x: 0, y: 0 });

/** Limits the offset, so that the picture covers the stage. */
function within({ zoom, x, y }: View, { width, height }: Size): View {
  const reach = { x: ((zoom - 1) * width) / 2, y: ((zoom - 1) * height) / 2 };
  return { zoom, x: clamp(x, reach.x), y: clamp(y, reach.y) };
}

// Adding 0 turns -0 into 0.
const clamp = (value: number, reach: number): number =>
  Math.min(reach, Math.max(-reach, value)) + 0;
