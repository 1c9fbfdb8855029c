import { Button, Switch, TextInput } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { isTypedOut, readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { useState } from 'react';
import steady from '../../ui/steady-label.module.css';
import { bidVerbOf } from './all-in.ts';
import { AllInLine } from './all-in-line.tsx';
import classes from './bid-panel.module.css';
import { readBid, type Meaning } from './read-bid.ts';

interface Props {
  readonly lot: LotDetail;
  /** The amount typed before an interruption, such as adding a card. */
  readonly typedBefore: string;
  readonly busy: boolean;
  readonly onSubmit: (typed: string) => void;
}

export function BidForm({ lot, typedBefore, busy, onSubmit }: Props) {
  const [typed, setTyped] = useState(typedBefore);
  const [meaning, setMeaning] = useState<Meaning>('hammer');
  /** Submitted or left, so that also a missing or unfinished amount is reported. */
  const [asked, setAsked] = useState(false);
  const { leastCents, complaintOf, bidOf } = readBid(lot, meaning);
  // Checked while typing, and again when the price changes.
  const isComplete = typed !== '' && isTypedOut(typed, leastCents);
  const complaint = asked || isComplete ? complaintOf(typed) : null;
  const change = (given: string) => {
    const text = readMoneyText(given);
    if (text === null) return;
    setTyped(text);
    setAsked(false);
  };
  return (
    <form
      aria-label="Bid"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (complaintOf(typed) === null) onSubmit(bidOf(typed));
      }}
    >
      <div className={classes.row}>
        <TextInput
          label={meaning === 'hammer' ? 'Your maximum bid' : 'The most you want to pay in total'}
          inputMode="decimal"
          autoComplete="off"
          size="md"
          leftSection="$"
          placeholder={`${toDecimal(leastCents)} or more`}
          value={typed}
          error={complaint}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={() => setAsked((before) => before || typed !== '')}
        />
        <Button
          type="submit"
          size="md"
          loading={busy}
          className={classes.submit}
          classNames={{ label: steady.label ?? '' }}
        >
          <span key={bidVerbOf(lot)}>{bidVerbOf(lot)}</span>
        </Button>
      </div>
      <AllInLine lot={lot} typed={typed} meaning={meaning} />
      <Switch
        mt="xs"
        label="Bid my total (premium and tax included)"
        checked={meaning === 'total'}
        onChange={({ currentTarget }) => {
          setMeaning(currentTarget.checked ? 'total' : 'hammer');
          // The same number would have another meaning now.
          change('');
        }}
      />
    </form>
  );
}
