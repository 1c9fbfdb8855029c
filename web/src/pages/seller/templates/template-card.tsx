import { Button, Group, Paper, Text } from '@mantine/core';
import { TextCursorInputIcon, Trash2Icon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import classes from './template-card.module.css';
import { Modal } from '../../../ui/layers/modal.tsx';

interface Props {
  readonly name: string;
  readonly text: string;
  /** The ways to use it. */
  readonly children: ReactNode;
  readonly renderRename: (onClose: () => void) => ReactNode;
  readonly renderDelete: (onClose: () => void) => ReactNode;
}

/** A template of auctions or of lots, with what can be done with it. */
export function TemplateCard({ name, text, children, renderRename, renderDelete }: Props) {
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const close = () => setAsked(null);
  return (
    <Paper component="article" withBorder p="md" aria-label={name}>
      <Group justify="space-between">
        <div>
          <Text fw={600} size="lg">
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
        <div className={classes.actions}>
          {children}
          <Button
            variant="default"
            className={classes.edit}
            aria-label={`Rename ${name}`}
            onClick={() => setAsked('rename')}
          >
            <TextCursorInputIcon size={20} aria-hidden />
            <span className={classes.word}>Rename</span>
          </Button>
          <Button
            variant="default"
            className={classes.edit}
            aria-label={`Delete ${name}`}
            onClick={() => setAsked('delete')}
          >
            <Trash2Icon size={20} aria-hidden />
            <span className={classes.word}>Delete</span>
          </Button>
        </div>
      </Group>
      {asked === 'rename' && renderRename(close)}
      {asked === 'delete' && renderDelete(close)}
    </Paper>
  );
}

interface DeleteProps {
  readonly name: string;
  readonly text: string;
  readonly isPending: boolean;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

export const DeleteTemplateDialog = ({ name, text, isPending, onDelete, onClose }: DeleteProps) => (
  <Modal opened onClose={onClose} title={`Delete ${name}?`}>
    <Text>{text}</Text>
    <Group justify="flex-end" mt="lg" gap="sm">
      <Button variant="default" onClick={onClose}>
        Keep it
      </Button>
      <Button color="red" loading={isPending} onClick={onDelete}>
        Delete
      </Button>
    </Group>
  </Modal>
);
