import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';

interface Props {
  readonly lot: { readonly id: string; readonly title: string };
  readonly onClose: () => void;
}

export function LotMessageDialog({ lot, onClose }: Props) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { message: '' },
    validate: { message: (text) => filled(text) },
  });
  const send = useCommand('inbox.sendLotMessage', {
    onDone: onClose,
    onRefused: besideFields(form),
  });
  return (
    <Modal opened onClose={onClose} title="Message to admin">
      <form
        noValidate
        onSubmit={form.onSubmit(({ message }) => send.mutate({ product_id: lot.id, message }))}
      >
        <Stack>
          <Text size="sm" c="dimmed">
            About {lot.title}. The answer comes to your email.
          </Text>
          <Textarea
            label="Your question"
            data-autofocus
            autosize
            minRows={4}
            maxRows={12}
            maxLength={2000}
            key={form.key('message')}
            {...form.getInputProps('message')}
          />
          <Button type="submit" loading={send.isPending}>
            Send message
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
