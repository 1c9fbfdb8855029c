import { Alert, Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { fromDecimal } from '@hammerdock/domain/money.ts';
import { useState } from 'react';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { useNow } from '../../lib/time/clock.tsx';
import { countdownText } from '../../lib/time/countdown.ts';
import { centsOf, dollars, instantOf } from '../../lib/text/format.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
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
  const least = lot.latestbid ?? lot.startprice;
  const range = `Enter at least ${dollars(least)} and less than ${dollars(maximum)}.`;
  const ownMaximum = `Your maximum is ${dollars(maximum)}.`;
  const setErrors = ({ max_amount }: Record<string, string>) => setComplaint(max_amount ?? null);
  const lower = useCommand('bidding.lowerMaximum', {
    refreshes: BID_CALLS,
    onDone: onClose,
    onRefused: besideFields({ setErrors }, { LoweringOutOfRange: 'max_amount' }),
  });
  const submit = () => {
    const cents = fromDecimal(typed);
    const fits = cents !== null && cents >= centsOf(least) && cents < centsOf(maximum);
    setComplaint(fits ? null : range);
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
          label="Your new maximum"
          description={complaint === null ? `${ownMaximum} ${range}` : ownMaximum}
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
