// Shows a refusal's field errors beside the fields, like the form's own checks.
import type { RefusalName } from '@hammerdock/contract/refusals.ts';
import { CallError } from './call-error.ts';

interface Form {
  readonly setErrors: (errors: Record<string, string>) => void;
}

/**
 * For `onRefused`: true when a field of the form shows the error. Some refusals concern one field
 * without naming it, such as a username that was taken in the meantime.
 */
export const besideFields =
  (form: Form, fieldOf: { readonly [N in RefusalName]?: string } = {}) =>
  (error: unknown): boolean => {
    if (!(error instanceof CallError)) return false;
    // Looked up by refusal name; other keys find nothing.
    const field = fieldOf[error.code as RefusalName];
    const own = field === undefined ? {} : { [field]: error.message };
    const errors = { ...own, ...error.fieldErrors };
    if (Object.keys(errors).length === 0) return false;
    form.setErrors(errors);
    return true;
  };
