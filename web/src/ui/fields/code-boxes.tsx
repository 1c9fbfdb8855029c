import { Input, PinInput, Stack } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { focusField } from '../../lib/interaction/use-first-invalid-focus.ts';

/** The digits of a code that is sent by email or text message (R34). */
export const CODE_LENGTH = 6;

interface Props {
  /** Such as "Email code"; the name of each box adds its position. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
}

/**
 * A box for each digit; the last one leads to the next empty row, else to the button marked
 * `data-after-code`, so that further digits replace none. Not in an `Input.Wrapper`, which would
 * give all boxes the same id.
 */
export function CodeBoxes({ label, value, onChange, error, autoFocus = false }: Props) {
  const errorId = useId();
  const root = useRef<HTMLDivElement>(null);
  const wasFilled = useRef(false);
  useEffect(() => {
    const isFilled = value.length === CODE_LENGTH;
    if (isFilled && !wasFilled.current) leave(root.current);
    wasFilled.current = isFilled;
  }, [value]);
  return (
    <Stack ref={root} gap={4}>
      <Input.Label labelElement="div">{label}</Input.Label>
      <PinInput
        length={CODE_LENGTH}
        type="number"
        gap={6}
        oneTimeCode
        autoFocus={autoFocus}
        aria-label={label}
        {...(error === undefined ? {} : { 'aria-describedby': errorId })}
        getInputProps={(index) => ({
          // Dialogs focus the marked element.
          'data-code-box': true,
          'data-autofocus': (autoFocus && index === 0) || undefined,
          // A digit replaces the one of the box, also after a click, which unselects it.
          onClick: ({ currentTarget }) => currentTarget.select(),
          'aria-label': `${label}, digit ${index + 1} of ${CODE_LENGTH}`,
        })}
        value={value}
        onChange={onChange}
        error={error !== undefined}
      />
      {error !== undefined && (
        <Input.Error id={errorId} role="alert" mt={4}>
          {error}
        </Input.Error>
      )}
    </Stack>
  );
}

function leave(row: HTMLElement | null): void {
  const scope = row?.closest('form, [role="dialog"]');
  if (!scope || row?.contains(document.activeElement) !== true) return;
  const boxes = [...scope.querySelectorAll<HTMLInputElement>('[data-code-box]')];
  const next = boxes.find((box) => box.value === '');
  focusField(next ?? scope.querySelector('[data-after-code]:not(:disabled)'));
}
