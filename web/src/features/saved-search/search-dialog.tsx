import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { checkSearchTitle } from '@hammerdock/domain/checks/search-title.ts';
import { useState } from 'react';
import { Modal } from '../../ui/layers/modal.tsx';

export interface SearchDraft {
  readonly title: string;
  /** 1: sends an email when new lots match. */
  readonly mail: 0 | 1;
}

interface Props {
  readonly heading: string;
  readonly before: SearchDraft;
  readonly busy: boolean;
  readonly onSave: (draft: SearchDraft) => void;
  readonly onClose: () => void;
}

/** The name of a saved search, and whether it sends emails (KEEP-03). */
export function SearchDialog({ heading, before, busy, onSave, onClose }: Props) {
  const [title, setTitle] = useState(before.title);
  const [mail, setMail] = useState(before.mail);
  const [complaint, setComplaint] = useState<string | null>(null);
  return (
    <Modal opened onClose={onClose} title={heading}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const found = checkSearchTitle(title);
          setComplaint(found);
          if (found === null) onSave({ title: title.trim(), mail });
        }}
      >
        <Stack>
          <TextInput
            label="Title"
            withAsterisk
            data-autofocus
            value={title}
            error={complaint}
            onChange={({ currentTarget }) => {
              setTitle(currentTarget.value);
              setComplaint(null);
            }}
          />
          <Switch
            label="Email me when new lots match"
            checked={mail === 1}
            onChange={({ currentTarget }) => setMail(currentTarget.checked ? 1 : 0)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
