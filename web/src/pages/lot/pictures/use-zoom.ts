import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { centered, moveBy, WHOLE, ZOOM_STEP, zoomBy, type Point, type Size } from './zoom.ts';

const WHEEL_PACE = 0.002;

/** Zoom and pan by wheel, pinch, drag and buttons. */
export function useZoom() {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [view, setView] = useState(WHOLE);
  const fingers = useRef(new Map<number, Point>());

  useEffect(() => {
    if (stage === null) return undefined;
    const turn = (event: WheelEvent) => {
      // Otherwise the page behind would scroll, or zoom by a touchpad pinch.
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * WHEEL_PACE);
      const at = pointOn(stage, event);
      setView((before) => zoomBy(before, { factor, at, stage: sizeOf(stage) }));
    };
    stage.addEventListener('wheel', turn, { passive: false });
    return () => stage.removeEventListener('wheel', turn);
  }, [stage]);

  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const room = event.currentTarget;
    const now = pointOn(room, event);
    const [other] = [...fingers.current].flatMap(([id, at]) =>
      id === event.pointerId ? [] : [at],
    );
    fingers.current.set(event.pointerId, now);
    setView((shown) =>
      other === undefined
        ? moveBy(shown, { x: now.x - before.x, y: now.y - before.y }, sizeOf(room))
        : zoomBy(shown, {
            factor: distance(now, other) / Math.max(1, distance(before, other)),
            at: { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 },
            stage: sizeOf(room),
          }),
    );
  };
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  const scale = (factor: number) => () =>
    setView((before) => zoomBy(before, { factor, at: WHOLE, stage: sizeOf(stage) }));

  return {
    view,
    larger: scale(ZOOM_STEP),
    smaller: scale(1 / ZOOM_STEP),
    reset: () => setView(WHOLE),
    center: () => setView(centered),
    stageProps: {
      ref: setStage,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, pointOn(event.currentTarget, event));
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}

const sizeOf = (stage: HTMLElement | null): Size => ({
  width: stage?.clientWidth ?? 0,
  height: stage?.clientHeight ?? 0,
});

/** Relative to the center of the stage. */
function pointOn(stage: HTMLElement, { clientX, clientY }: Record<'clientX' | 'clientY', number>) {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
