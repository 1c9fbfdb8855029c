import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { CANCEL_REASON_MAX } from '@hammerdock/domain/auctions/cancelling.ts';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { besideFields } from '../../../api/field-errors.ts';
import { useCommand } from '../../../api/query.tsx';
import { Modal } from '../../../ui/layers/modal.tsx';

const REFRESHES = [
  'sellerAuctions.listAuctionLots',
  'sellerAuctions.getAuctionBoard',
  'sellerAuctions.getSellerAuction',
  'sellerAuctions.listSellerAuctions',
] as const;

const LOT_TEXT =
  'The lot is no longer for sale. Anyone who has bid on it is notified, and no one is charged.';
const AUCTION_TEXT =
  'None of its open or upcoming lots is sold. Anyone who has bid is notified, and no one is ' +
  'charged.';

interface Props {
  readonly subject: { readonly kind: 'lot' | 'auction'; readonly id: string };
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks for the reason, which bidders are sent (R63). */
export function ReasonDialog({ subject, title, onClose }: Props) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { reason: '' },
    validate: { reason: (text) => filled(text) },
  });
  const options = { refreshes: REFRESHES, onDone: onClose, onRefused: besideFields(form) };
  const withdraw = useCommand('sellerAuctions.withdrawLot', options);
  const cancel = useCommand('sellerAuctions.cancelAuction', options);
  const isLot = subject.kind === 'lot';
  const submit = form.onSubmit(({ reason }) =>
    isLot
      ? withdraw.mutate({ lot_id: subject.id, reason })
      : cancel.mutate({ auction_id: subject.id, reason }),
  );
  return (
    <Modal opened onClose={onClose} title={title}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text>{isLot ? LOT_TEXT : AUCTION_TEXT}</Text>
          <Textarea
            label="Reason"
            description="Bidders can read it."
            maxLength={CANCEL_REASON_MAX}
            autosize
            minRows={2}
            data-autofocus
            key={form.key('reason')}
            {...form.getInputProps('reason')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Keep it
            </Button>
            <Button type="submit" color="red" loading={withdraw.isPending || cancel.isPending}>
              {isLot ? 'Withdraw lot' : 'Cancel auction'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
