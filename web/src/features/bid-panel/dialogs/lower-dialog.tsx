import { Button, Group, Text, TextInput } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { fromDecimal } from '@hammerdock/domain/money.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import { useState } from 'react';
import { besideFields } from '../../../api/field-errors.ts';
import { useLotPrices } from '../../../api/prices/use-lot-prices.ts';
import { useCommand } from '../../../api/query.tsx';
import { BID_CALLS } from '../use-bid-flow.ts';
import { loweringTexts } from './lowering-texts.ts';
import { Modal } from '../../../ui/layers/modal.tsx';
import { EndedOffer } from './ended-offer.tsx';

interface Props {
  readonly lot: LotDetail;
  readonly maximum: string;
  readonly opened: boolean;
  /** Why the maximum can no longer be lowered; null while it can. */
  readonly ended: string | null;
  readonly onClose: () => void;
}

/** R68: asks the leader for a lower maximum. */
export function LowerDialog({ opened, ...form }: Props) {
  return (
    <Modal opened={opened} onClose={form.onClose} title="Lower my maximum">
      <LowerForm {...form} />
    </Modal>
  );
}

function LowerForm({ lot, maximum, ended, onClose }: Omit<Props, 'opened'>) {
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const prices = useLotPrices(lot);
  const leastCents = centsOf(lot.latestbid ?? lot.startprice);
  const maximumCents = centsOf(maximum);
  const texts = loweringTexts(prices, { leastCents, maximumCents });
  const typedCents = fromDecimal(typed);
  const setErrors = ({ max_amount }: Record<string, string>) => setComplaint(max_amount ?? null);
  const lower = useCommand('bidding.lowerMaximum', {
    refreshes: BID_CALLS,
    onDone: onClose,
    onRefused: besideFields({ setErrors }, { LoweringOutOfRange: 'max_amount' }),
  });
  const submit = () => {
    const fits = typedCents !== null && typedCents >= leastCents && typedCents < maximumCents;
    setComplaint(fits ? null : texts.range);
    if (fits) lower.mutate({ product_id: lot.id, max_amount: typed });
  };
  // The own answer closes the dialog.
  if (ended !== null && !lower.isPending) return <EndedOffer text={ended} onClose={onClose} />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        label={texts.label}
        description={complaint === null ? `${texts.own} ${texts.range}` : texts.own}
        inputMode="decimal"
        autoComplete="off"
        leftSection="$"
        value={typed}
        error={complaint}
        onChange={({ currentTarget }) => {
          const text = readMoneyText(currentTarget.value);
          if (text === null) return;
          setTyped(text);
          setComplaint(null);
        }}
      />
      {prices.isTotal && (
        <Text size="sm" mt="xs" aria-live="polite">
          {typedCents === null ? '' : prices.bidText(typedCents)}
        </Text>
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Not now
        </Button>
        <Button type="submit" loading={lower.isPending}>
          Lower maximum
        </Button>
      </Group>
    </form>
  );
}
