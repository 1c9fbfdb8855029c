import { TextInput, type TextInputProps } from '@mantine/core';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { ZipWarning } from './zip-warning.tsx';

interface Props extends Omit<TextInputProps, 'label' | 'description'> {
  /** What contradicts the code; it may still be sent. */
  readonly hint: string | null;
}

/** An error says more than the hint. */
export function ZipField({ hint, ...field }: Props) {
  const warning = field.error === undefined || field.error === null ? hint : null;
  useAnnounced('zip', warning ?? '');
  return (
    <TextInput
      label="ZIP code"
      inputMode="numeric"
      description={warning === null ? null : <ZipWarning>{warning}</ZipWarning>}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...field}
    />
  );
}
