import { useRef, type PointerEvent } from 'react';

/** Less is a tap or the start of scrolling. */
const MEANT_PX = 5;
/** As a share of the width; released before that, the element moves back. */
const AWAY_AT = 0.25;

/** Lets a finger swipe an element away; a mouse can still select text. */
export function useSwipeAway(onAway: () => void) {
  const from = useRef<number | null>(null);
  const letGo = ({ currentTarget, clientX }: PointerEvent<HTMLElement>, counts: boolean) => {
    if (from.current === null) return;
    const moved = Math.abs(clientX - from.current);
    from.current = null;
    if (counts && moved > currentTarget.offsetWidth * AWAY_AT) onAway();
    else currentTarget.style.translate = '';
  };
  return {
    onPointerDown: ({ clientX, isPrimary, pointerType }: PointerEvent<HTMLElement>) => {
      if (isPrimary && pointerType !== 'mouse') from.current = clientX;
    },
    onPointerMove: ({ clientX, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
      if (from.current === null) return;
      const moved = clientX - from.current;
      if (Math.abs(moved) < MEANT_PX) return;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.style.translate = `${moved}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => letGo(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => letGo(event, false),
  };
}
