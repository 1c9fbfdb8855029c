import { useRef } from 'react';

/** Less is a tap or the start of scrolling. */
const MEANT_PX = 5;
/** As a share of the width; released before that, the element moves back. */
const AWAY_AT = 0.25;

/** What is read of a pointer event. */
interface Swipe {
  readonly clientX: number;
  readonly pointerId: number;
  readonly isPrimary: boolean;
  readonly pointerType: string;
  readonly currentTarget: Pick<HTMLElement, 'offsetWidth' | 'setPointerCapture'> & {
    readonly style: Pick<CSSStyleDeclaration, 'translate'>;
  };
}

/** Lets a finger swipe an element away; a mouse can still select text. */
export function useSwipeAway(onAway: () => void) {
  const from = useRef<number | null>(null);
  const letGo = ({ currentTarget, clientX }: Swipe, counts: boolean) => {
    if (from.current === null) return;
    const moved = Math.abs(clientX - from.current);
    from.current = null;
    if (counts && moved > currentTarget.offsetWidth * AWAY_AT) onAway();
    else currentTarget.style.translate = '';
  };
  return {
    onPointerDown: ({ clientX, isPrimary, pointerType }: Swipe) => {
      if (isPrimary && pointerType !== 'mouse') from.current = clientX;
    },
    onPointerMove: ({ clientX, pointerId, currentTarget }: Swipe) => {
      if (from.current === null) return;
      const moved = clientX - from.current;
      if (Math.abs(moved) < MEANT_PX) return;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.style.translate = `${moved}px`;
    },
    onPointerUp: (event: Swipe) => letGo(event, true),
    onPointerCancel: (event: Swipe) => letGo(event, false),
  };
}
