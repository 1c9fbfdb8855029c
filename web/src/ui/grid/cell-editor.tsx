import { useRef, type KeyboardEvent } from 'react';
import classes from './data-grid.module.css';
import type { CellEditing } from './grid-column.ts';
import type { Grid, Onward } from './use-grid.ts';

interface Props {
  readonly grid: Grid;
  readonly label: string;
  readonly edit: CellEditing;
}

/** Enter and Tab save and go on; Escape restores the value. */
export function CellEditor({ grid, label, edit }: Props) {
  const { choices, inputMode = 'text', maxLength } = edit;
  const text = grid.editing ?? '';
  const isLeft = useRef(false);
  const shared = {
    className: classes.editor,
    'aria-label': label,
    'data-editor': true,
    autoFocus: true,
    // A browser may also report a blur when the editor is removed.
    onBlur: () => {
      if (!isLeft.current) grid.save();
    },
  };
  const keys = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const onward = onwardOf(event);
    if (event.key !== 'Escape' && onward === null) return;
    isLeft.current = true;
    if (onward === null) grid.cancel();
    else grid.saveAndGo(onward);
    event.preventDefault();
    event.stopPropagation();
  };
  if (choices !== undefined) {
    return (
      <select
        {...shared}
        value={text}
        onKeyDown={keys}
        onChange={({ currentTarget }) => grid.type(currentTarget.value)}
      >
        {edit.cleared !== undefined && <option value="">None</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      inputMode={inputMode}
      maxLength={maxLength}
      autoComplete="off"
      value={text}
      onKeyDown={keys}
      onChange={({ currentTarget }) => grid.type(currentTarget.value)}
    />
  );
}

function onwardOf({ key, shiftKey }: KeyboardEvent): Onward | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return null;
}
