// Where a refusal names fields, its words stand beside them.
import { CallError } from '../../api/call-error.ts';

/** true: every complaint found its field, and no alert is needed. */
export function showFieldErrors(
  error: unknown,
  setErrors: (errors: Record<string, string>) => void,
): boolean {
  if (!(error instanceof CallError)) return false;
  const complaints = { ...error.fieldErrors };
  if (Object.keys(complaints).length === 0) return false;
  setErrors(complaints);
  return true;
}
