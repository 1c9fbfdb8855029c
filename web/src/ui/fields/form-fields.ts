import type { GetInputPropsReturnType } from '@mantine/form';

/** The form as a group of its fields needs it. */
export interface FormFields<Name extends string> {
  readonly getInputProps: (name: Name) => GetInputPropsReturnType;
}
