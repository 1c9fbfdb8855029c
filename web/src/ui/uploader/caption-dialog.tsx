import { CAPTION_MAX, checkCaption, type Caption } from '@hammerdock/domain/checks/caption.ts';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Modal } from '../layers/modal.tsx';

interface Props {
  /** null: closed. */
  readonly initial: Caption | null;
  readonly onClose: () => void;
  readonly onSubmit: (caption: Caption) => void;
}

/** S2: the caption of a picture. */
export function CaptionDialog({ initial, onClose, onSubmit }: Props) {
  return (
    <Modal
      opened={initial !== null}
      onClose={onClose}
      title="Add caption details"
      stackId="caption"
    >
      {initial !== null && (
        <CaptionForm
          initial={initial}
          onCancel={onClose}
          onSubmit={(caption) => {
            onSubmit(caption);
            onClose();
          }}
        />
      )}
    </Modal>
  );
}

interface FormProps {
  readonly initial: Caption;
  readonly onCancel: () => void;
  readonly onSubmit: (caption: Caption) => void;
}

function CaptionForm({ initial, onCancel, onSubmit }: FormProps) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: pick(initial),
    validate: {
      filename: (text) => checkCaption('filename', text),
      title: (text) => checkCaption('title', text),
      description: (text) => checkCaption('description', text),
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // The dialog may be inside a message's form, which must not be submitted.
        event.stopPropagation();
        form.onSubmit(onSubmit)(event);
      }}
    >
      <Stack>
        <TextInput
          label="Filename"
          maxLength={CAPTION_MAX.filename}
          key={form.key('filename')}
          {...form.getInputProps('filename')}
        />
        <TextInput
          label="Title"
          data-autofocus
          maxLength={CAPTION_MAX.title}
          key={form.key('title')}
          {...form.getInputProps('title')}
        />
        <Textarea
          label="Description"
          autosize
          minRows={3}
          maxRows={8}
          maxLength={CAPTION_MAX.description}
          key={form.key('description')}
          {...form.getInputProps('description')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit">Submit</Button>
        </Group>
      </Stack>
    </form>
  );
}

const pick = ({ filename, title, description }: Caption): Caption => ({
  filename,
  title,
  description,
});
