import { Alert, Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { fromDecimal } from '@hammerdock/domain/money.ts';
import { useState } from 'react';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { useNow } from '../../lib/time/clock.tsx';
import { countdownText } from '../../lib/time/countdown.ts';
import { centsOf, instantOf } from '@hammerdock/domain/text/format.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { loweringTexts } from './lowering-texts.ts';
import { BID_CALLS } from './use-bid-flow.ts';

const EXPOSED = 'A canceled bid revealed your maximum to other bidders.';

/** R68: offered to the leader whose maximum a retraction has exposed, while it is allowed. */
export function LowerMaximum({ lot }: { lot: LotDetail }) {
  const now = useNow();
  const [opened, { open, close }] = useDisclosure(false);
  const { lowering_until: until, proxy_bid_details: own } = lot;
  const left = until === null ? null : countdownText(instantOf(until) - now);
  const isOffered = left !== null && lot.bidtopstatus === 'winning' && own !== null;
  useAnnounced(`exposed ${lot.id}`, isOffered ? `${EXPOSED} You can lower it once.` : '');
  if (!isOffered) return null;
  return (
    <Alert color="amber" variant="light" role="group" title="Your maximum was revealed">
      <Text size="sm">{EXPOSED} You can lower it once.</Text>
      <Group justify="space-between" mt="xs" gap="xs">
        <Button size="sm" variant="default" onClick={open}>
          Lower my maximum
        </Button>
        <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
          Time left: {left}
        </Text>
      </Group>
      <LowerDialog lot={lot} maximum={own.max_amount} opened={opened} onClose={close} />
    </Alert>
  );
}

interface DialogProps {
  readonly lot: LotDetail;
  readonly maximum: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function LowerDialog({ lot, maximum, opened, onClose }: DialogProps) {
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
  return (
    <Modal opened={opened} onClose={onClose} title="Lower my maximum">
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
    </Modal>
  );
}
