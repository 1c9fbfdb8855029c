// One photo of a ZIP file in large, with the ones beside it on the page.
import { Button, Group, Stack, Text } from '@mantine/core';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ArchivedFile } from '@hammerdock/contract/services/seller/photo-archives.ts';
import classes from './assign-photo.module.css';
import { LargePreview } from './photo-preview.tsx';
import { Modal } from '../../../ui/layers/modal.tsx';

interface Props {
  readonly file: ArchivedFile;
  /** With a picture, in the order of the page. */
  readonly files: readonly ArchivedFile[];
  readonly onShow: (file: ArchivedFile) => void;
  readonly onClose: () => void;
  /** What can be done with it. */
  readonly children: ReactNode;
}

export function ViewPhoto({ file, files, onShow, onClose, children }: Props) {
  const at = files.findIndex(({ place }) => place === file.place);
  const [before, after] = [files[at - 1], files[at + 1]];
  const show = (other: ArchivedFile | undefined): void => {
    if (other !== undefined) onShow(other);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') show(before);
    if (key === 'ArrowRight') show(after);
  };
  return (
    <Modal opened onClose={onClose} title={`Photo ${at + 1} of ${files.length}`} size="xl">
      <Stack gap="sm" onKeyDown={onKeyDown}>
        <Text size="sm" fw={600} className={classes.path}>
          {file.path}
        </Text>
        <LargePreview key={file.place} file={file} />
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<ChevronLeftIcon size={18} aria-hidden />}
              disabled={before === undefined}
              onClick={() => show(before)}
            >
              Previous
            </Button>
            <Button
              variant="default"
              rightSection={<ChevronRightIcon size={18} aria-hidden />}
              disabled={after === undefined}
              onClick={() => show(after)}
              data-autofocus
            >
              Next
            </Button>
          </Group>
          {children}
        </Group>
      </Stack>
    </Modal>
  );
}
