import { Button, Text, TextInput } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { checkBidAmount, keepsBidText } from '@hammerdock/domain/checks/bid-amount.ts';
import { useState } from 'react';
import { decimalOf, dollarsOf } from '../../lib/format.ts';
import { allInOf, bidVerbOf, leastBidOf } from './all-in.ts';
import classes from './bid-panel.module.css';

interface Props {
  readonly lot: LotDetail;
  /** What was typed before a detour, such as adding a card. */
  readonly typedBefore: string;
  readonly busy: boolean;
  readonly onSubmit: (typed: string) => void;
}

export function BidForm({ lot, typedBefore, busy, onSubmit }: Props) {
  const [typed, setTyped] = useState(typedBefore);
  const [complaint, setComplaint] = useState<string | null>(null);
  const leastCents = leastBidOf(lot);
  return (
    <form
      aria-label="Bid"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = checkBidAmount(typed, leastCents);
        setComplaint(found);
        if (found === null) onSubmit(typed);
      }}
    >
      <div className={classes.row}>
        <TextInput
          label="Your maximum bid"
          inputMode="decimal"
          autoComplete="off"
          size="md"
          leftSection="$"
          placeholder={`${decimalOf(leastCents)} or more`}
          value={typed}
          error={complaint}
          onChange={({ currentTarget }) => {
            if (!keepsBidText(currentTarget.value)) return;
            setTyped(currentTarget.value);
            setComplaint(null);
          }}
        />
        <Button type="submit" size="md" loading={busy} className={classes.submit}>
          {bidVerbOf(lot)}
        </Button>
      </div>
      <AllIn lot={lot} typed={typed} />
    </form>
  );
}

/** Keeps its two lines whether or not an amount was typed, so that nothing moves. */
function AllIn({ lot, typed }: { lot: LotDetail; typed: string }) {
  const quote = allInOf(lot, typed);
  return (
    <Text className={classes.allIn} size="sm" aria-live="polite" component="output">
      {quote === null ? (
        <>Type an amount to see its all-in price. {lot.buyerpremium}.</>
      ) : (
        <>
          All-in price <strong>{dollarsOf(quote.totalCents)}</strong>:{' '}
          {dollarsOf(quote.hammerCents)} bid + {dollarsOf(quote.premiumCents)} premium +{' '}
          {dollarsOf(quote.taxCents)} tax
          {quote.cardFeeCents > 0 && <> (card fee {dollarsOf(quote.cardFeeCents)} on top)</>}
        </>
      )}
    </Text>
  );
}
