import { Button, ModalStack, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { MESSAGE_PICTURES_MAX } from '@hammerdock/domain/checks/caption.ts';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { uploadPicture } from '../../api/pictures/upload-picture.ts';
import { PictureUploader } from '../../ui/uploader/picture-uploader.tsx';
import { usePictures } from '../../ui/uploader/use-pictures.ts';
import { Modal } from '../../ui/layers/modal.tsx';

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
  const pictures = usePictures(uploadPicture, MESSAGE_PICTURES_MAX);
  const send = useCommand('inbox.sendLotMessage', {
    onDone: onClose,
    onRefused: besideFields(form),
  });
  const submit = ({ message }: { message: string }) => {
    const collected = pictures.collect();
    if (collected !== null) send.mutate({ product_id: lot.id, message, pictures: collected });
  };
  return (
    <ModalStack>
      <Modal opened onClose={onClose} title="Message to admin" stackId="message">
        <form noValidate onSubmit={form.onSubmit(submit)}>
          <Stack>
            <Text size="sm" c="dimmed">
              About {lot.title}. We’ll answer by email.
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
            <PictureUploader pictures={pictures} most={MESSAGE_PICTURES_MAX} />
            <Button type="submit" loading={send.isPending}>
              Send message
            </Button>
          </Stack>
        </form>
      </Modal>
    </ModalStack>
  );
}
