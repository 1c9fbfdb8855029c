// Asks before photos of a ZIP file are discarded, which cannot be undone.
import { Button, Group, Modal, Text } from '@mantine/core';

interface Props {
  readonly count: number;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

export function DiscardPhotos({ count, onDiscard, onClose }: Props) {
  const isOne = count === 1;
  const photos = isOne ? '1 photo' : `${count} photos`;
  return (
    <Modal opened onClose={onClose} title={`Discard ${photos}?`}>
      <Text>
        {isOne ? 'It won’t be added to any lot.' : 'They won’t be added to any lot.'} You’d have to
        upload the ZIP file again to get {isOne ? 'it' : 'them'} back.
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" data-autofocus onClick={onClose}>
          Keep {isOne ? 'it' : 'them'}
        </Button>
        <Button color="red" onClick={onDiscard}>
          Discard {photos}
        </Button>
      </Group>
    </Modal>
  );
}
