import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { Modal } from '../../ui/layers/modal.tsx';

const NAME_MAX = 80;

/** The name of a template; a longer one is cut at first. */
export const useNameForm = (name: string) =>
  useForm({
    mode: 'uncontrolled',
    initialValues: { name: name.slice(0, NAME_MAX) },
    validate: { name: (text) => filled(text) },
  });

interface Props {
  readonly form: ReturnType<typeof useNameForm>;
  readonly title: string;
  readonly description?: string;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly onSubmit: (name: string) => void;
  readonly onClose: () => void;
}

export const NameDialog = ({ form, title, description, submitLabel, ...rest }: Props) => (
  <Modal opened onClose={rest.onClose} title={title}>
    <form noValidate onSubmit={form.onSubmit(({ name }) => rest.onSubmit(name))}>
      <TextInput
        label="Name"
        description={description}
        maxLength={NAME_MAX}
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={rest.onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={rest.isPending}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  </Modal>
);
