import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { COMMISSION_MAX_BPS } from '@hammerdock/domain/invoicing/commission.ts';
import { fromDecimal, toDecimal } from '@hammerdock/domain/money.ts';
import type { SellerAccount } from '@hammerdock/contract/shapes/settlement.ts';
import { useCommand } from '../../../api/query.tsx';
import { Modal } from '../../../ui/layers/modal.tsx';

interface Props {
  readonly account: SellerAccount;
  readonly onClose: () => void;
}

/** Hundredths of a percent, as cents are of a dollar. */
function readBps(text: string): number | null {
  const bps = fromDecimal(text);
  return bps === null || bps > COMMISSION_MAX_BPS ? null : bps;
}

export function CommissionDialog({ account, onClose }: Props) {
  const form = useForm({
    initialValues: { percent: toDecimal(account.commission_bps) },
    validate: { percent: (text) => (readBps(text) === null ? 'Enter 0 to 100 percent' : null) },
  });
  const save = useCommand('settlements.setCommission', {
    refreshes: ['settlements.listSellerAccounts'],
    onDone: onClose,
  });
  return (
    <Modal opened onClose={onClose} title={`Commission of ${account.name}`}>
      <form
        noValidate
        onSubmit={form.onSubmit(({ percent }) =>
          save.mutate({
            seller_id: account.seller_id,
            commission_bps: readBps(percent) ?? 0,
          }),
        )}
      >
        <Stack>
          <Text size="sm">
            It applies to auctions that this seller publishes from now on. Published auctions keep
            the rate they had.
          </Text>
          <TextInput
            label="Commission in percent of the hammer price"
            inputMode="decimal"
            maxLength={6}
            data-autofocus
            {...form.getInputProps('percent')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={save.isPending}>
              Cancel
            </Button>
            <Button type="submit" loading={save.isPending}>
              Save commission
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
