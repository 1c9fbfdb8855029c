import { useEffect, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { openHold } from '../../lib/interaction/hold.ts';
import { ignoreRestOfPress } from '../../lib/interaction/rest-of-press.ts';
import { isVirtualClick, isVirtualPointer } from './virtual-press.ts';

interface Presses {
  /** What holding does; a press does not count when this changes meanwhile. */
  readonly what: string;
  readonly onHeld: () => void;
  readonly onChanged: () => void;
  /** Assisted: by assistive technology, or by someone who wishes for reduced motion. */
  readonly onTapped: (isAssisted: boolean) => void;
}

const isKeyOfButton = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The handlers of a button that is held by pointer, Enter or Space. */
export function useHold({ what, onHeld, onChanged, onTapped }: Presses) {
  const [isHolding, setHolding] = useState(false);
  const [hold] = useState(() => openHold(setHolding));
  useEffect(() => hold.see(what), [hold, what]);
  useEffect(() => hold.cancel, [hold]);
  const press = (isAssisted: boolean) =>
    hold.press({
      onHeld: () => {
        // It may open a dialog under the finger.
        ignoreRestOfPress();
        onHeld();
      },
      onChanged,
      onTapped: () => onTapped(isAssisted || prefersStill()),
    });
  return {
    isHolding,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) press(isVirtualPointer(event));
      },
      onPointerUp: hold.release,
      onPointerLeave: hold.cancel,
      onPointerCancel: hold.cancel,
      // On a touch screen, holding would open the menu of the browser.
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onKeyDown: (event: KeyboardEvent) => {
        if (!isKeyOfButton(event)) return;
        // The browser would click, and repeat it.
        event.preventDefault();
        if (!event.repeat) press(false);
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (!isKeyOfButton(event)) return;
        event.preventDefault();
        hold.release();
      },
      onBlur: hold.cancel,
      onClick: (event: MouseEvent) => {
        if (isVirtualClick(event)) onTapped(true);
      },
    },
  };
}
