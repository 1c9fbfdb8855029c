import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { TriangleAlertIcon } from 'lucide-react';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import classes from './zip-field.module.css';

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
      description={warning === null ? null : <Warning>{warning}</Warning>}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...field}
    />
  );
}

const Warning = ({ children }: { readonly children: string }) => (
  <Text span inherit className={classes.warning}>
    <TriangleAlertIcon size={14} aria-hidden />
    {children}
  </Text>
);
