// Presses that assistive technology sends, which cannot be held.
import type { MouseEvent, PointerEvent } from 'react';

/** A click without a pointer, as NVDA and voice control send it. */
export const isVirtualClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail === 0;

type Touched = Pick<PointerEvent, 'width' | 'height' | 'pressure' | 'detail'>;

/** A pointer without a size, as VoiceOver sends it, or without pressure, as TalkBack does. */
export const isVirtualPointer = ({ width, height, pressure, detail }: Touched): boolean =>
  (width === 0 && height === 0) || (width === 1 && height === 1 && pressure === 0 && detail === 0);
