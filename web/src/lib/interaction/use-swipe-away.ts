import { useRef } from 'react';

/** Shorter moves are taps or the start of scrolling. */
const DRAG_THRESHOLD_PX = 5;
/** As a share of the width; released before that, the element moves back. */
const DISMISS_RATIO = 0.25;

/** The part of a pointer event that is used. */
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
export function useSwipeAway(onDismiss: () => void) {
  const from = useRef<number | null>(null);
  const release = ({ currentTarget, clientX }: Swipe, counts: boolean) => {
    if (from.current === null) return;
    const moved = Math.abs(clientX - from.current);
    from.current = null;
    if (counts && moved > currentTarget.offsetWidth * DISMISS_RATIO) onDismiss();
    else currentTarget.style.translate = '';
  };
  return {
    onPointerDown: ({ clientX, isPrimary, pointerType }: Swipe) => {
      if (isPrimary && pointerType !== 'mouse') from.current = clientX;
    },
    onPointerMove: ({ clientX, pointerId, currentTarget }: Swipe) => {
      if (from.current === null) return;
      const moved = clientX - from.current;
      if (Math.abs(moved) < DRAG_THRESHOLD_PX) return;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.style.translate = `${moved}px`;
    },
    onPointerUp: (event: Swipe) => release(event, true),
    onPointerCancel: (event: Swipe) => release(event, false),
  };
}
