// What a key does in a grid while no cell is edited.
import type { Move } from './selection.ts';

export interface Key {
  readonly key: string;
  /** Control, or Command on a Mac. */
  readonly isCommand: boolean;
  readonly isShift: boolean;
  readonly isAlt: boolean;
}

export type Intent =
  | { readonly kind: 'move'; readonly move: Move; readonly extends: boolean }
  | { readonly kind: 'tab'; readonly isBack: boolean }
  /** null: edits what the cell holds. */
  | { readonly kind: 'edit'; readonly text: string | null }
  | { readonly kind: 'press' }
  | { readonly kind: 'toggleRows' }
  | { readonly kind: 'collapse' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'fillDown' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'help' };

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

const FAR_MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: 'columnStart',
  ArrowDown: 'columnEnd',
  ArrowLeft: 'rowStart',
  ArrowRight: 'rowEnd',
  Home: 'gridStart',
  End: 'gridEnd',
};

/** null: the browser's own effect, such as copying. */
export function intentOf({ key, isCommand, isShift, isAlt }: Key): Intent | null {
  if (isAlt) return null;
  const move = (isCommand ? FAR_MOVES : MOVES)[key];
  if (move !== undefined) return { kind: 'move', move, extends: isShift };
  if (isCommand) return commandOf(key.toLowerCase(), isShift);
  if (key === ' ' && isShift) return { kind: 'toggleRows' };
  if (key === 'Tab') return { kind: 'tab', isBack: isShift };
  if (key.length === 1 && key !== ' ') return { kind: 'edit', text: key };
  return PLAIN[key] ?? null;
}

const PLAIN: Readonly<Record<string, Intent>> = {
  Enter: { kind: 'press' },
  ' ': { kind: 'press' },
  F1: { kind: 'help' },
  F2: { kind: 'edit', text: null },
  Delete: { kind: 'clear' },
  Backspace: { kind: 'clear' },
  Escape: { kind: 'collapse' },
};

function commandOf(key: string, isShift: boolean): Intent | null {
  if (isShift) return null;
  if (key === 'd') return { kind: 'fillDown' };
  return key === 'z' ? { kind: 'undo' } : null;
}
