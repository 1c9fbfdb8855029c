import { Button, Group, Text, TextInput } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { fromDecimal } from '@hammerdock/domain/money.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isUndecided } from '../../../api/call-error.ts';
import { besideFields } from '../../../api/field-errors.ts';
import { useLotPrices } from '../../../api/prices/use-lot-prices.ts';
import { refreshCalls, useCommand } from '../../../api/query.tsx';
import { unansweredLowering } from '../ended-offers.ts';
import { BID_CALLS } from '../use-bid-flow.ts';
import { loweringTexts } from './lowering-texts.ts';
import { Modal } from '../../../ui/layers/modal.tsx';
import { EndedOffer } from './ended-offer.tsx';
import { Unanswered } from './unanswered.tsx';

interface Sent {
  readonly amount: string;
  /** The maximum then. */
  readonly maximum: string;
}

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
  const isSending = useIsMutating({ mutationKey: ['bidding.lowerMaximum'] }) > 0;
  return (
    <Modal
      opened={opened}
      // It would look as if the maximum was not lowered.
      onClose={isSending ? () => undefined : form.onClose}
      withCloseButton={!isSending}
      title="Lower my maximum"
    >
      <LowerForm {...form} />
    </Modal>
  );
}

type FormProps = Omit<Props, 'opened'>;

/** The command, and the maximum and the end of the offer as they are while it has no answer. */
function useLowering(
  { lot, maximum, ended, onClose }: FormProps,
  showBeside: (error: unknown) => boolean,
) {
  const [sent, setSent] = useState<Sent | null>(null);
  const client = useQueryClient();
  const lower = useCommand('bidding.lowerMaximum', {
    refreshes: BID_CALLS,
    onDone: onClose,
    onRefused: (error, mayHaveArrived) => {
      // The lot may say that the maximum was lowered.
      if (mayHaveArrived) void refreshCalls(client, BID_CALLS);
      // The dialog says so itself.
      return isUndecided(error) || showBeside(error);
    },
  });
  const isUnanswered = lower.isError && isUndecided(lower.error) && sent !== null;
  const over = isUnanswered ? unansweredLowering({ maximum, sent: sent.amount }, ended) : ended;
  return {
    isPending: lower.isPending,
    isRetrying: lower.isPending && lower.failureCount > 0,
    isUnanswered,
    // The own answer closes the dialog.
    over: lower.isPending ? null : over,
    // The own event may lower it before the answer arrives.
    maximumCents: centsOf(lower.isPending && sent !== null ? sent.maximum : maximum),
    send: (amount: string) => {
      setSent({ amount, maximum });
      lower.mutate({ product_id: lot.id, max_amount: amount });
    },
  };
}

function LowerForm(props: FormProps) {
  const { lot, onClose } = props;
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const setErrors = ({ max_amount }: Record<string, string>) => setComplaint(max_amount ?? null);
  const showBeside = besideFields({ setErrors }, { LoweringOutOfRange: 'max_amount' });
  const lowering = useLowering(props, showBeside);
  const { maximumCents, over } = lowering;
  const prices = useLotPrices(lot);
  const leastCents = centsOf(lot.latestbid ?? lot.startprice);
  const texts = loweringTexts(prices, { leastCents, maximumCents });
  const typedCents = fromDecimal(typed);
  const submit = () => {
    const fits = typedCents !== null && typedCents >= leastCents && typedCents < maximumCents;
    setComplaint(fits ? null : texts.range);
    if (fits) lowering.send(typed);
  };
  if (over !== null) return <EndedOffer text={over} onClose={onClose} />;
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
      <Unanswered
        isRetrying={lowering.isRetrying}
        isUnanswered={lowering.isUnanswered}
        button="Lower maximum"
        twice="It can’t be lowered twice."
      />
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" disabled={lowering.isPending} onClick={onClose}>
          Not now
        </Button>
        <Button type="submit" loading={lowering.isPending}>
          Lower maximum
        </Button>
      </Group>
    </form>
  );
}
