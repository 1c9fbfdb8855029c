import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { ColumnsIcon } from 'lucide-react';
import { useState } from 'react';
import classes from './lots-filters.module.css';
import type { ColumnChoice } from './use-column-choice.ts';
import { Modal } from '../../../ui/layers/modal.tsx';

interface Props {
  /** Without those that are always shown. */
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  readonly choice: ColumnChoice;
}

/** Chooses the columns to show. */
export function ColumnsButton({ columns, choice }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const keys = columns.map(({ key }) => key);
  const hidden = keys.filter(choice.isHidden);
  const count = hidden.length === 0 ? '' : ` (${hidden.length} hidden)`;
  return (
    <>
      <Button
        variant="default"
        leftSection={<ColumnsIcon size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Columns{count}
      </Button>
      <Modal opened={isOpen} onClose={close} title="Columns to show" size="sm">
        <Checkbox.Group
          aria-label="Columns to show"
          value={keys.filter((key) => !hidden.includes(key))}
          onChange={(shown) => choice.hide(keys.filter((key) => !shown.includes(key)))}
        >
          <Stack gap="lg">
            {columns.map(({ key, label }) => (
              <Checkbox key={key} value={key} label={label} classNames={{ label: classes.tall }} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" disabled={hidden.length === 0} onClick={() => choice.hide([])}>
            Show all
          </Button>
          <Button onClick={close}>Done</Button>
        </Group>
      </Modal>
    </>
  );
}
