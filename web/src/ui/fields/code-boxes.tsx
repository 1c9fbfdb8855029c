import { Input, PinInput } from '@mantine/core';
import { useId } from 'react';

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

/** A box for each digit. Not in an `Input.Wrapper`, which would give all boxes the same id. */
export function CodeBoxes({ label, value, onChange, error, autoFocus = false }: Props) {
  const errorId = useId();
  return (
    <div>
      <Input.Label labelElement="div">{label}</Input.Label>
      <PinInput
        length={CODE_LENGTH}
        type="number"
        gap={6}
        my={4}
        oneTimeCode
        autoFocus={autoFocus}
        aria-label={label}
        {...(error === undefined ? {} : { 'aria-describedby': errorId })}
        getInputProps={(index) => ({
          // Dialogs focus the marked element.
          'data-autofocus': (autoFocus && index === 0) || undefined,
          'aria-label': `${label}, digit ${index + 1} of ${CODE_LENGTH}`,
        })}
        value={value}
        onChange={onChange}
        error={error !== undefined}
      />
      {error !== undefined && (
        <Input.Error id={errorId} role="alert" mt={8}>
          {error}
        </Input.Error>
      )}
    </div>
  );
}
