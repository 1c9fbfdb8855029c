import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { besideFields } from '../../../api/field-errors.ts';
import { useCommand } from '../../../api/query.tsx';

interface Props {
  readonly auction: { readonly id: string; readonly title: string };
}

/** SELL-04: saves the auction's terms and times for other auctions. */
export function SaveTemplate({ auction }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Save as template
      </Button>
      {isAsking && <NameDialog auction={auction} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function NameDialog({ auction, onClose }: Props & { readonly onClose: () => void }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: auction.title.slice(0, 80) },
    validate: { name: (text) => filled(text) },
  });
  const save = useCommand('auctionTemplates.saveAuctionTemplate', {
    refreshes: ['auctionTemplates.listAuctionTemplates'],
    onDone: onClose,
    onRefused: besideFields(form),
  });
  return (
    <Modal opened onClose={onClose} title="Save as template">
      <form
        noValidate
        onSubmit={form.onSubmit(({ name }) => save.mutate({ auction_id: auction.id, name }))}
      >
        <TextInput
          label="Name"
          description="A template of the same name is replaced."
          maxLength={80}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save template
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
