// The keyboard and the pointer on the cells of a grid.
import type { KeyboardEvent, PointerEvent } from 'react';
import type { openGridActions } from './grid-actions.ts';
import type { GridProps } from './grid-column.ts';
import { intentOf, type Intent } from './keys.ts';
import { moveSelection, selectCell, type Cell } from './selection.ts';
import { cellId, type Grid } from './use-grid.ts';

interface Means<Row> {
  readonly grid: Grid;
  readonly props: GridProps<Row>;
  readonly actions: ReturnType<typeof openGridActions<Row>>;
  readonly onHelp: () => void;
}

export function openGridEvents<Row>(means: Means<Row>) {
  const { grid } = means;
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      // The editor has its own keys, and the head's box those of a box.
      const isInCell = cellAt(event.target) !== null;
      if (grid.editing !== null || event.nativeEvent.isComposing || !isInCell) return;
      const { key, shiftKey: isShift, altKey: isAlt } = event;
      const isCommand = event.ctrlKey || event.metaKey;
      const intent = intentOf({ key, isCommand, isShift, isAlt });
      if (intent !== null && act(intent, means)) event.preventDefault();
    },
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const cell = cellAt(event.target);
      if (cell === null || event.button !== 0 || isEditor(event.target)) return;
      const { active } = grid.selection;
      const isAgain = active.row === cell.row && active.column === cell.column;
      if (grid.editing !== null) grid.save();
      // A finger has no double click: the second tap on a cell edits it.
      if (event.pointerType === 'touch' && isAgain) grid.edit(null);
      else grid.select(event.shiftKey ? { active, extent: cell } : selectCell(cell));
    },
    onPointerOver: (event: PointerEvent<HTMLElement>): void => {
      const cell = cellAt(event.target);
      const isDragging = event.buttons === 1 && event.pointerType === 'mouse';
      if (cell === null || !isDragging || grid.editing !== null) return;
      grid.select({ ...grid.selection, extent: cell });
    },
    onDoubleClick: ({ target }: { readonly target: EventTarget }): void => {
      if (cellAt(target) !== null && !isEditor(target)) grid.edit(null);
    },
  };
}

/** Whether it had an effect; otherwise the browser's own remains. */
function act<Row>(intent: Intent, { grid, props, actions, onHelp }: Means<Row>): boolean {
  const { selection, size } = grid;
  switch (intent.kind) {
    case 'move':
      grid.select(moveSelection(selection, intent, size));
      return true;
    case 'tab': {
      const column = selection.active.column + (intent.isBack ? -1 : 1);
      // Beyond the ends of a row, Tab leaves the grid.
      if (column < 0 || column >= size.columns) return false;
      grid.select(selectCell({ ...selection.active, column }));
      return true;
    }
    case 'edit':
      grid.edit(intent.text);
      return true;
    case 'press':
      if (grid.isEditable[selection.active.column] === true) grid.edit(null);
      else pressInside(grid);
      return true;
    case 'toggleRows':
      props.onToggleRows?.(grid.range.top, grid.range.bottom);
      return true;
    case 'collapse':
      grid.select(selectCell(selection.active));
      return true;
    case 'clear':
      actions.clear();
      return true;
    case 'fillDown':
      actions.fillDown();
      return true;
    case 'undo':
      props.onUndo?.();
      return true;
    case 'help':
      onHelp();
      return true;
  }
}

/** Follows the link of the active cell, or checks its box. */
function pressInside({ id, selection }: Grid): void {
  const cell = document.getElementById(cellId(id, selection.active));
  cell?.querySelector<HTMLElement>('a, button, input')?.click();
}

const isEditor = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-editor]') !== null;

/** null: not in a cell. */
function cellAt(target: EventTarget): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = cell?.dataset['cell']?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}
