// A refusal's complaints beside their fields, as the screen's own checks would show them.
import type { RefusalName } from '@hammerdock/contract/refusals.ts';
import { CallError } from './call-error.ts';

interface Form {
  readonly setErrors: (errors: Record<string, string>) => void;
}

/**
 * For `onRefused`: true when a field of the form shows it. Some refusals speak of one field
 * although they do not say so, such as a username that was taken in the meantime.
 */
export const besideFields =
  (form: Form, fieldOf: { readonly [N in RefusalName]?: string } = {}) =>
  (error: unknown): boolean => {
    if (!(error instanceof CallError)) return false;
    // Only names of refusals are looked up; anything else finds nothing.
    const field = fieldOf[error.code as RefusalName];
    const errors = field === undefined ? error.fieldErrors : { [field]: error.message };
    if (Object.keys(errors).length === 0) return false;
    form.setErrors(errors);
    return true;
  };
