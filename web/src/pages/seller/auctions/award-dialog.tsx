import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { besideFields } from '../../../api/field-errors.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import type { AuctionLot } from './auction-lot.ts';
import { Modal } from '../../../ui/layers/modal.tsx';
import { focusInvalid } from '../../../lib/interaction/use-first-invalid-focus.ts';

interface Props {
  readonly lot: AuctionLot;
  readonly onClose: () => void;
}

/** BID-23: sells an unsold lot by hand. */
export function AwardDialog({ lot, onClose }: Props) {
  const bidders = useCall('sellerAuctions.listLotBidders', { lot_id: lot.id }).data?.bidderList;
  const form = useForm({
    initialValues: { username: '', amount: lot.start_price },
    validate: { username: (text) => filled(text), amount: (text) => filled(text) },
  });
  const award = useCommand('sellerAuctions.manualAward', {
    refreshes: [
      'sellerAuctions.listAuctionLots',
      'sellerAuctions.getSellerAuction',
      'sellerAuctions.listSellerAuctions',
    ],
    onDone: onClose,
    onRefused: besideFields(form, { NoSuchBuyer: 'username', BuyerMayNotBid: 'username' }),
  });
  const choose = (username: string): void => {
    const bidder = bidders?.find((each) => each.username === username);
    if (bidder !== undefined) form.setValues({ ...bidder });
  };
  return (
    <Modal opened onClose={onClose} title={`Award lot ${lot.lot_number}`}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          (typed) => award.mutate({ lot_id: lot.id, ...typed }),
          focusInvalid,
        )}
      >
        <Stack>
          <Text>
            {lot.title} is sold to this buyer, who’s billed with premium and tax as usual.
          </Text>
          {bidders !== undefined && bidders.length > 0 && (
            <NativeSelect
              label="Who has bid on it"
              data={[
                { value: '', label: 'Choose a bidder' },
                ...bidders.map(({ username, amount }) => ({
                  value: username,
                  label: `${username}, ${dollars(amount)}`,
                })),
              ]}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
          )}
          <TextInput
            label="Buyer’s username"
            autoComplete="off"
            maxLength={80}
            {...form.getInputProps('username')}
          />
          <TextInput
            label="Amount"
            leftSection="$"
            inputMode="decimal"
            {...form.getInputProps('amount')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={award.isPending}>
              Award
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
