import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '../../../ui/layers/modal.tsx';
import { EndedOffer } from './ended-offer.tsx';
import { Unanswered } from './unanswered.tsx';

/** The reasons in the dialog; the last one needs an explanation. */
const CANCEL_REASONS = [
  'I entered the wrong amount',
  'I bid on the wrong item',
  'I missed something about the item',
] as const;
const OTHER_REASON = 'Another reason';

interface Props {
  readonly opened: boolean;
  readonly busy: boolean;
  readonly isRetrying: boolean;
  /** It was sent, and may have been canceled. */
  readonly isUnanswered: boolean;
  /** Why the bid can no longer be canceled; null while it can. */
  readonly ended: string | null;
  readonly onCancelBid: (reason: string) => void;
  readonly onClose: () => void;
}

type FormProps = Omit<Props, 'opened' | 'ended'>;

/** R68: a bid is retracted with a reason, once per lot. */
export function CancelDialog({ opened, ended, onClose, ...form }: Props) {
  return (
    <Modal
      opened={opened}
      // It would look as if the bid was not canceled.
      onClose={form.busy ? () => undefined : onClose}
      withCloseButton={!form.busy}
      title="Cancel My Bid"
    >
      {ended === null ? (
        <CancelForm onClose={onClose} {...form} />
      ) : (
        <EndedOffer text={ended} onClose={onClose} />
      )}
    </Modal>
  );
}

function CancelForm({ busy, isRetrying, isUnanswered, onCancelBid, onClose }: FormProps) {
  const [choice, setChoice] = useState('');
  const [words, setWords] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const isOther = choice === OTHER_REASON;
  const submit = () => {
    const reason = isOther ? words.trim() : choice;
    if (reason === '') setComplaint(isOther ? 'Required' : 'Please choose a reason.');
    else onCancelBid(reason);
  };
  return (
    <>
      <Text>
        This cancels your latest bid, and other bidders will see it. You can cancel one bid per
        item. If you bid on it again, your new bid must take the lead.
      </Text>
      <Radio.Group
        mt="md"
        label="Why are you canceling?"
        value={choice}
        error={isOther ? null : complaint}
        onChange={(given) => {
          setChoice(given);
          setComplaint(null);
        }}
      >
        <Stack gap="xs" mt="xs">
          {[...CANCEL_REASONS, OTHER_REASON].map((reason) => (
            <Radio key={reason} value={reason} label={reason} />
          ))}
        </Stack>
      </Radio.Group>
      {isOther && (
        <TextInput
          mt="sm"
          label="Your reason"
          maxLength={500}
          value={words}
          error={complaint}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            setComplaint(null);
          }}
        />
      )}
      <Unanswered
        isRetrying={isRetrying}
        isUnanswered={isUnanswered && !busy}
        button="Cancel My Bid"
        twice="Your bid can’t be canceled twice."
      />
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" disabled={busy} onClick={onClose}>
          Keep my bid
        </Button>
        <Button color="red" loading={busy} onClick={submit}>
          Cancel My Bid
        </Button>
      </Group>
    </>
  );
}
