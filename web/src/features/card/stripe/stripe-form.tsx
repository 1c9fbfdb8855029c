import { Button, Stack, Text, TextInput, useComputedColorScheme } from '@mantine/core';
import { checkCardName } from '@hammerdock/domain/checks/card.ts';
import { useEffect, useRef, useState } from 'react';
import { useCommand } from '../../../api/query.tsx';
import { Waiting } from '../../../ui/states/waiting.tsx';
import type { Address } from '../billing.ts';
import { confirmCard, mountFields, type StripeFields, type StripeKind } from './stripe-fields.ts';

interface Props {
  readonly kind: StripeKind;
  readonly publishableKey: string;
  /** The billing address, or null after the invalid fields were shown. */
  readonly checkBilling: () => Address | null;
  readonly onToken: (token: string) => void;
  /** The token of a payment link, whose card pays once and is not saved. */
  readonly linkToken?: string | undefined;
}

interface FormProps extends Props {
  /** Loads Stripe's script again. */
  readonly onRetry: () => void;
}

export function StripeForm(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Form key={attempt} {...props} onRetry={() => setAttempt((before) => before + 1)} />;
}

function Form({ kind, publishableKey, checkBilling, onToken, linkToken, onRetry }: FormProps) {
  const { place, fields } = useStripeFields(kind, publishableKey);
  const begin = useCommand('cards.beginCardSetup');
  const beginOnce = useCommand('invoices.beginLinkPayment');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [nameProblem, setNameProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const save = async (mounted: StripeFields) => {
    const badName = checkCardName(name);
    setNameProblem(badName);
    setProblem(null);
    const address = checkBilling();
    if (badName !== null || address === null) return;
    const saved = await confirmCard(mounted, { name: name.trim(), address }, async () => {
      const { data } =
        linkToken === undefined
          ? await begin.mutateAsync({ object: OBJECTS[kind] })
          : await beginOnce.mutateAsync({ token: linkToken });
      return data.client_secret;
    });
    if (saved.token === null) setProblem(saved.problem);
    else onToken(saved.token);
  };
  const submit = (mounted: StripeFields) => {
    setIsSaving(true);
    save(mounted)
      // A refusal of ours is shown by the command.
      .catch(() => undefined)
      .finally(() => setIsSaving(false));
  };

  return (
    <Stack>
      <TextInput
        label={kind === 'card' ? 'Name on card' : 'Name on account'}
        autoComplete={kind === 'card' ? 'cc-name' : 'name'}
        value={name}
        error={nameProblem}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div ref={place} />
      {fields === null && <Waiting label="Loading the card form" />}
      {fields === 'failed' && (
        <Text role="alert" c="var(--mantine-color-error)">
          The card form couldn’t be loaded. Please check your connection and try again.
        </Text>
      )}
      {problem !== null && (
        <Text role="alert" c="var(--mantine-color-error)">
          {problem}
        </Text>
      )}
      {fields === 'failed' ? (
        <Button onClick={onRetry}>Try again</Button>
      ) : (
        <Button
          loading={isSaving}
          disabled={fields === null}
          onClick={() => fields !== null && submit(fields)}
        >
          {linkToken === undefined ? SAVE[kind] : 'Use this card'}
        </Button>
      )}
    </Stack>
  );
}

const SAVE = { card: 'Save card', bank: 'Save bank account' } as const;
const OBJECTS = { card: 'card', bank: 'bank_account' } as const;

function useStripeFields(kind: StripeKind, publishableKey: string) {
  const place = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<StripeFields | 'failed' | null>(null);
  // A change of the scheme would discard what was typed.
  const [scheme] = useState(useComputedColorScheme('light', { getInitialValueInEffect: false }));
  useEffect(() => {
    if (place.current === null) return;
    let isGone = false;
    let mounted: StripeFields | null = null;
    void mountFields(place.current, { kind, publishableKey, scheme }).then((found) => {
      mounted = found;
      if (isGone) mounted?.destroy();
      else setFields(found ?? 'failed');
    });
    return () => {
      isGone = true;
      mounted?.destroy();
    };
  }, [kind, publishableKey, scheme]);
  return { place, fields };
}
