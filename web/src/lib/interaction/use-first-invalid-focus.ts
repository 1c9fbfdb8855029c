import { useEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

/** Mantine's fields, password fields and checkboxes each mark an error differently. */
const INVALID =
  'select[aria-invalid], input:is([aria-invalid="true"], [data-invalid], [data-error])';

/** Of a form or a part: each new failure moves the focus to its first invalid field, mid-screen. */
export function useFirstInvalidFocus<E extends HTMLElement = HTMLFormElement>(
  failure: unknown,
): RefObject<E | null> {
  const form = useRef<E>(null);
  useEffect(() => {
    if (failure !== null) focusField(form.current?.querySelector(INVALID));
  }, [failure]);
  return form;
}

/** For a refused submit of Mantine's form, whose errors are on screen a moment later. */
export function focusInvalid(
  _errors: unknown,
  _values: unknown,
  event?: SyntheticEvent<HTMLFormElement>,
): void {
  const form = event?.currentTarget;
  requestAnimationFrame(() => focusField(form?.querySelector(INVALID)));
}

export function focusField(field: Element | null | undefined): void {
  if (!(field instanceof HTMLElement)) return;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}
