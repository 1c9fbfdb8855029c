/**
 * For `enhanceGetInputProps` of a form: Mantine's password fields and checkboxes do not tell screen
 * readers by themselves that they are invalid.
 */
export const markInvalid = ({
  inputProps,
}: {
  readonly inputProps: { readonly error?: unknown };
}) => (inputProps.error ? { 'aria-invalid': true } : {});
