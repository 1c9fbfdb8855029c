import type { GetInputPropsReturnType } from '@mantine/form';

/** The part of a form that a group of its fields needs. */
export interface FormFields<Name extends string> {
  readonly getInputProps: (name: Name) => GetInputPropsReturnType;
}
