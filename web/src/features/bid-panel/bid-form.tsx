import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { isAbove, isTypedOut } from '@hammerdock/domain/checks/bid-check.ts';
import type { BidType } from '@hammerdock/domain/bidding/lot.ts';
import { toDecimal, type Cents } from '@hammerdock/domain/money.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import { useState, type ComponentProps, type Ref } from 'react';
import { useTotalPrices } from '../../api/prices/use-total-prices.ts';
import { showElement } from '../../lib/interaction/show-element.ts';
import steady from '../../ui/steady-label.module.css';
import { hardBidLabel, HardBidSwitch, mayBidHardOn } from './hard-bid.tsx';
import { bidVerbOf } from './all-in.ts';
import { AllInLine } from './all-in-line.tsx';
import classes from './bid-panel.module.css';
import { StepButtons } from './step-buttons.tsx';
import { TotalsSwitch } from './totals-switch.tsx';
import { readBid, retypedAs, type Meaning } from './read-bid.ts';

/** How long a number stands before it counts as typed. */
const PAUSE_MS = 700;

interface Props {
  readonly lot: LotDetail;
  /** The amount typed before an interruption, such as adding a card. */
  readonly typedBefore: string;
  /** The bid of this form is on its way. */
  readonly isSending: boolean;
  /** Another bid is. */
  readonly isDisabled: boolean;
  /** A bid is not answered yet: it may have been placed, which raises the minimum. */
  readonly isUndecided: boolean;
  readonly amountBox: Ref<HTMLInputElement>;
  /** The typed bid, also under a label of totals; empty for none. */
  readonly onTyped: (bid: string) => void;
  readonly onSubmit: (typed: string, type: BidType) => void;
}

const LABELS: Readonly<Record<Meaning, string>> = {
  hammer: 'Your maximum bid',
  total: 'The most you want to pay in total',
};

/** The typed number, and what it meant then. */
interface Given {
  readonly text: string;
  readonly meaning: Meaning;
}

export function BidForm({ lot, typedBefore, isUndecided, onTyped, onSubmit, ...rest }: Props) {
  const { amountBox, ...sending } = rest;
  const isTotal = useTotalPrices();
  const [wantsHard, setWantsHard] = useState(false);
  const mayBidHard = mayBidHardOn(lot);
  const isHard = wantsHard && mayBidHard;
  const meaning: Meaning = isTotal && !isHard ? 'total' : 'hammer';
  const [given, setGiven] = useState<Given>({ text: typedBefore, meaning: 'hammer' });
  // The switch is also elsewhere on the page: the typed bid stays the same.
  const typed = given.meaning === meaning ? given.text : retypedAs(lot, meaning, given.text);
  /** Submitted or left, so that also a missing or unfinished amount is reported. */
  const [asked, setAsked] = useState(false);
  const { leastCents, mostCents, complaintOf, bidOf } = readBid(lot, meaning);
  // Checked while typing, and again when the price changes. "5" may become "52": it is too low only
  // after a pause.
  const [settled] = useDebouncedValue(typed, PAUSE_MS);
  const isComplete = typed !== '' && (settled === typed || isTypedOut(typed, leastCents));
  const wrong = complaintOf(typed);
  const missed = wrong === null ? null : missedBy(typed, leastCents, mostCents);
  const complaint = (asked || isComplete) && !isUndecided ? wrong : null;
  const change = (entered: string) => {
    const text = readMoneyText(entered);
    if (text === null) return;
    setGiven({ text, meaning });
    onTyped(meaning === 'hammer' ? text : retypedAs(lot, 'hammer', text));
    setAsked(false);
  };
  const turnHard = (on: boolean) => {
    setWantsHard(on);
    // A maximum must not turn into a price by itself.
    change('');
  };
  return (
    <form
      // An interrupted bid is in view when the bidder comes back.
      ref={typedBefore === '' ? undefined : showElement}
      aria-label="Bid"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (wrong === null) {
          onSubmit(bidOf(typed), isHard ? 'hard' : 'proxy');
        }
      }}
    >
      <div className={classes.row}>
        <AmountInput
          ref={amountBox}
          label={isHard ? hardBidLabel(isTotal) : LABELS[meaning]}
          placeholder={`${toDecimal(leastCents)} or more`}
          value={typed}
          error={complaint}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={() => setAsked((before) => before || typed !== '')}
        />
        <SubmitButton {...sending} verb={isHard ? 'Place exact bid' : bidVerbOf(lot)} />
      </div>
      <StepButtons typed={typed} leastCents={leastCents} onTyped={change} />
      <AllInLine lot={lot} typed={typed} missed={missed} meaning={meaning} />
      <TotalsSwitch />
      {!lot.future_active && (
        <HardBidSwitch on={isHard} disabled={!mayBidHard} onChange={turnHard} />
      )}
    </form>
  );
}

const missedBy = (typed: string, leastCents: Cents, mostCents: Cents): string =>
  isAbove(typed, mostCents)
    ? `${dollarsOf(mostCents)} or less`
    : `${dollarsOf(leastCents)} or more`;

const AmountInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput inputMode="decimal" autoComplete="off" size="md" leftSection="$" {...props} />
);

interface SubmitProps extends Pick<Props, 'isSending' | 'isDisabled'> {
  readonly verb: string;
}

function SubmitButton({ isSending, isDisabled, verb }: SubmitProps) {
  return (
    <Button
      type="submit"
      size="md"
      loading={isSending}
      disabled={isDisabled}
      className={classes.submit}
      classNames={{ label: steady.label ?? '' }}
    >
      <span key={verb}>{verb}</span>
    </Button>
  );
}
