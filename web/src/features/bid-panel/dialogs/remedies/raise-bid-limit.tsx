import { Button, Text, TextInput } from '@mantine/core';
import { readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { useState } from 'react';
import { CallError } from '../../../../api/call-error.ts';
import { useCommand } from '../../../../api/query.tsx';
import { Actions } from './actions.tsx';
import type { RemedyProps } from './remedy.ts';

export function RaiseBidLimit({ typed, refused, onClose }: RemedyProps) {
  const [amount, setAmount] = useState(typed);
  const [complaint, setComplaint] = useState<string | null>(null);
  const request = useCommand('bidding.requestBidLimit', {
    // An administrator decides; until then the bid cannot continue.
    onDone: onClose,
    onRefused: (error) => {
      if (!(error instanceof CallError)) return false;
      setComplaint(error.fieldErrors['amount'] ?? error.message);
      return true;
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        request.mutate({ amount: amount.replace(',', '.') });
      }}
    >
      <Text>{refused.message}</Text>
      <TextInput
        mt="md"
        label="Requested limit"
        inputMode="decimal"
        leftSection="$"
        value={amount}
        error={complaint}
        onChange={({ currentTarget }) => {
          const text = readMoneyText(currentTarget.value);
          if (text === null) return;
          setAmount(text);
          setComplaint(null);
        }}
      />
      <Actions onClose={onClose}>
        <Button type="submit" loading={request.isPending}>
          Send request
        </Button>
      </Actions>
    </form>
  );
}
