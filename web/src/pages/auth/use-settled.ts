import { useDebouncedValue } from '@mantine/hooks';

const QUIET_MS = 1500;

export interface FieldValue {
  readonly token: string | null;
  readonly value: string;
  readonly valid: boolean;
  /** The form was sent with this value, so that nothing more is typed. */
  readonly isSent?: boolean;
}

/** The value to look up: the typed one, once nothing more is typed. */
export function useSettled({ token, value, valid, isSent = false }: FieldValue) {
  const [quiet] = useDebouncedValue(value, QUIET_MS);
  const settled = isSent ? value : quiet;
  return { settled, enabled: token !== null && valid && settled === value };
}
