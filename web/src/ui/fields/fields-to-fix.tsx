import { Alert, Anchor, Group } from '@mantine/core';
import { focusField } from '../../lib/interaction/use-first-invalid-focus.ts';

interface Props {
  /** The fields in the order of the form. */
  readonly labels: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, unknown>>;
}

/** Below a long form: how many fields have an error, and a link to each. */
export function FieldsToFix({ labels, errors }: Props) {
  const fields = Object.entries(labels).filter(([name]) => isError(errors[name]));
  if (fields.length === 0) return null;
  return (
    // The focus is on the first field, so the summary itself does not interrupt.
    <Alert
      role="group"
      color="red"
      title={fields.length === 1 ? 'Fix 1 field' : `Fix ${fields.length} fields`}
    >
      <Group gap="0 0.75rem">
        {fields.map(([name, label]) => (
          <Anchor
            key={name}
            component="button"
            type="button"
            underline="always"
            py={6}
            onClick={() => focusField(document.querySelector(`[data-path="${name}"]`))}
          >
            {label}
          </Anchor>
        ))}
      </Group>
    </Alert>
  );
}

const isError = (error: unknown): boolean => error !== undefined && error !== null;
