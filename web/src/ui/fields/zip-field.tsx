import { TextInput, type TextInputProps } from '@mantine/core';
import { useAnnounced } from '../../lib/notices/use-announced.ts';

interface Props extends Omit<TextInputProps, 'label' | 'description'> {
  /** What contradicts the code; it may still be sent. */
  readonly hint: string | null;
}

export function ZipField({ hint, ...field }: Props) {
  useAnnounced('zip', hint ?? '');
  return (
    <TextInput
      label="ZIP code"
      inputMode="numeric"
      description={hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...field}
    />
  );
}
