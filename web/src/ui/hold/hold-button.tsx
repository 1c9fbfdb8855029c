import { Button, Group, Loader, VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { HOLD_MS } from '../../lib/interaction/hold.ts';
import classes from './hold-button.module.css';
import { useHold } from './use-hold.ts';
import { isVirtualClick } from './virtual-press.ts';

interface Props {
  /** What holding does, such as "Raise". */
  readonly label: string;
  /** The name for screen readers, with what the label leaves out. */
  readonly name: string;
  /** The explicit button for those who cannot hold, such as "Confirm $70.00". */
  readonly confirmLabel: string;
  readonly busy: boolean;
  /** Rendered as disabled; the attribute itself would move the focus. */
  readonly isLocked: boolean;
  readonly onHeld: () => void;
}

type Mode = 'rest' | 'explained' | 'changed' | 'confirming';

const HINTS = { rest: '', explained: 'Hold to bid', changed: 'Price changed' } as const;
const HINT_MS = 4_000;

/**
 * Held by pointer, Enter or Space. A tap explains that; a second tap, a click by assistive
 * technology or a wish for reduced motion offers an explicit button instead. When the label of that
 * button changes, a press that has begun does not count.
 */
export function HoldButton({ confirmLabel, onHeld, ...given }: Props) {
  const [mode, setMode] = useState<Mode>('rest');
  const [seen, setSeen] = useState(confirmLabel);
  if (seen !== confirmLabel) {
    setSeen(confirmLabel);
    if (mode === 'confirming') setMode('changed');
  }
  const [wasConfirming, setWasConfirming] = useState(false);
  useEffect(() => {
    if (mode !== 'explained' && mode !== 'changed') return undefined;
    const timer = setTimeout(() => setMode('rest'), HINT_MS);
    return () => clearTimeout(timer);
  }, [mode]);
  const act = () => {
    setMode('rest');
    onHeld();
  };
  if (mode === 'confirming')
    return (
      <Confirm
        label={confirmLabel}
        name={`${confirmLabel}. ${given.name}`}
        onConfirm={act}
        onCancel={() => setMode('rest')}
      />
    );
  return (
    <Held
      {...given}
      what={confirmLabel}
      hint={HINTS[mode]}
      takesFocus={wasConfirming}
      onHeld={act}
      onChanged={() => setMode('changed')}
      onTapped={(isAssisted) => {
        const confirms = isAssisted || mode === 'explained';
        setWasConfirming(confirms);
        setMode(confirms ? 'confirming' : 'explained');
      }}
    />
  );
}

interface HeldProps extends Omit<Props, 'confirmLabel'> {
  readonly what: string;
  readonly hint: string;
  /** It replaces the explicit button, which had the focus. */
  readonly takesFocus: boolean;
  readonly onTapped: (isAssisted: boolean) => void;
  readonly onChanged: () => void;
}

function Held({ label, name, busy, isLocked, hint, takesFocus, ...presses }: HeldProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isHolding, handlers } = useHold(presses);
  const focusAgain = useEffectEvent(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  });
  useEffect(() => focusAgain(), []);
  return (
    <span className={classes.place}>
      <Button
        ref={button}
        className={classes.button ?? ''}
        data-holding={isHolding}
        data-sending={busy}
        aria-label={name}
        // A disabled button would lose the focus.
        data-disabled={busy || isLocked}
        aria-disabled={busy || isLocked}
        style={{ '--hold-ms': `${HOLD_MS}ms` }}
        {...(isLocked || busy ? {} : handlers)}
      >
        {/* Hidden in its place, so that the button stays as it is under the thumb. */}
        <span className={classes.label}>{label}</span>
        {busy && <Loader type="dots" size="sm" color="currentColor" className={classes.sending} />}
      </Button>
      <VisuallyHidden role="status">{busy ? 'Sending…' : ''}</VisuallyHidden>
      <span className={classes.hint} role="status">
        {hint}
      </span>
    </span>
  );
}

interface ConfirmProps {
  readonly label: string;
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function Confirm({ label, name, onConfirm, onCancel }: ConfirmProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  // A touch screen sends the click of the tap that opened this to the button under the finger.
  const isPressedHere = useRef(false);
  const ifPressedHere = (act: () => void) => (event: MouseEvent) => {
    if (isPressedHere.current || isVirtualClick(event)) act();
  };
  return (
    <Group
      gap="xs"
      wrap="nowrap"
      data-confirming
      onPointerDown={() => {
        isPressedHere.current = true;
      }}
    >
      <Button ref={button} aria-label={name} onClick={ifPressedHere(onConfirm)}>
        {label}
      </Button>
      {/* Where the finger is, so that a further tap bids nothing. */}
      <Button variant="default" flex="none" onClick={ifPressedHere(onCancel)}>
        Cancel
      </Button>
    </Group>
  );
}
