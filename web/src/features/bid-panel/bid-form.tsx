import { Button, TextInput } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { isTypedOut, readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { useState } from 'react';
import { useTotalPricesSwitch } from '../../api/prices/use-total-prices.ts';
import { TotalPricesSwitch } from '../../ui/total-prices-switch.tsx';
import steady from '../../ui/steady-label.module.css';
import { bidVerbOf } from './all-in.ts';
import { AllInLine } from './all-in-line.tsx';
import classes from './bid-panel.module.css';
import { readBid, retypedAs, type Meaning } from './read-bid.ts';

interface Props {
  readonly lot: LotDetail;
  /** The amount typed before an interruption, such as adding a card. */
  readonly typedBefore: string;
  readonly busy: boolean;
  readonly onSubmit: (typed: string) => void;
}

/** The typed number, and what it meant then. */
interface Given {
  readonly text: string;
  readonly meaning: Meaning;
}

export function BidForm({ lot, typedBefore, busy, onSubmit }: Props) {
  const totals = useTotalPricesSwitch();
  const meaning: Meaning = totals.on ? 'total' : 'hammer';
  const [given, setGiven] = useState<Given>({ text: typedBefore, meaning: 'hammer' });
  // The switch is also elsewhere on the page: the typed bid stays the same.
  const typed = given.meaning === meaning ? given.text : retypedAs(lot, meaning, given.text);
  /** Submitted or left, so that also a missing or unfinished amount is reported. */
  const [asked, setAsked] = useState(false);
  const { leastCents, complaintOf, bidOf } = readBid(lot, meaning);
  // Checked while typing, and again when the price changes.
  const isComplete = typed !== '' && isTypedOut(typed, leastCents);
  const complaint = asked || isComplete ? complaintOf(typed) : null;
  const change = (entered: string) => {
    const text = readMoneyText(entered);
    if (text === null) return;
    setGiven({ text, meaning });
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
      <TotalPricesSwitch {...totals} />
    </form>
  );
}
