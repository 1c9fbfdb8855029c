import { Alert, Button, Group, List } from '@mantine/core';
import { formatShortDay } from '@hammerdock/domain/time.ts';
import type { Answer } from '../../api/calls.ts';
import { useBiddingPause } from '../../api/use-bidding-pause.ts';
import { dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import { LinkButton, TextLink } from '../../links.tsx';
import { ADD_CARD, paths } from '../../paths.ts';

type Paused = Answer<'account.getBiddingPause'>;

interface Props {
  /** The page itself has the cards. */
  readonly onCards?: boolean;
}

/** AUTH-14: why the account is deactivated and the steps that reactivate it (R24). */
export function DeactivatedNotice({ onCards = false }: Props) {
  const { isPaused, cause } = useBiddingPause();
  if (!isPaused) return null;
  return (
    <Alert color="red" title="Bidding is paused" role="status">
      {cause !== undefined &&
        (cause.invoice_ids.length === 0 ? <NeedsReview /> : <Steps {...cause} onCards={onCards} />)}
    </Alert>
  );
}

function Steps({ pause, total_due_amount, invoice_ids, onCards }: Paused & Props) {
  const [only, ...others] = invoice_ids;
  const due = dollars(total_due_amount);
  const question = pause?.bank_question ?? null;
  return (
    <>
      {pause !== null && `${causeOf(pause)} `}
      {question === null ? `Pay ${due} to resume.` : 'Bidding resumes once everything due is paid.'}
      {others.length > 0 &&
        ` You have ${invoice_ids.length} unpaid receipts. Pay each one with its Pay Now button.`}
      {onCards && <WayBack />}
      <Group mt="sm" gap="sm">
        {question !== null && (
          <Button component="a" href={question.verification_url}>
            Confirm at your bank
          </Button>
        )}
        {question === null && !onCards && (
          <LinkButton to={paths.cards} hash={ADD_CARD} variant="default">
            Add a new card
          </LinkButton>
        )}
        <LinkButton
          variant={question === null ? 'filled' : 'default'}
          to={
            only !== undefined && others.length === 0
              ? paths.checkoutInvoice(only)
              : paths.invoices('partial')
          }
        >
          {question === null ? `Pay ${due}` : 'Pay another way'}
        </LinkButton>
      </Group>
    </>
  );
}

/** S2: the steps in full, where the first one is taken. */
const WayBack = () => (
  <List type="ordered" mt="xs" spacing={4}>
    <List.Item>Add a new card below.</List.Item>
    <List.Item>
      In{' '}
      <TextLink to={paths.invoices('partial')} underline="always">
        My Receipts
      </TextLink>
      , open each unpaid receipt, choose the new card and press Pay Now.
    </List.Item>
    <List.Item>Once all of them are paid, your account is active again and you can bid.</List.Item>
  </List>
);

/** States what is true now: the charge that failed first may be confirmed or repeated since. */
function causeOf(pause: NonNullable<Paused['pause']>) {
  const { reason, card, charge_status, date_added, bank_question } = pause;
  const day = formatShortDay(instantOf(date_added));
  if (reason === 'no card') return `There was no card to charge on ${day}.`;
  const name = card === null ? 'card' : `${card.brand} ${card.last4}`;
  switch (charge_status) {
    case 'needs verification':
      return bank_question === null
        ? `The payment with your ${name} on ${day} needs your confirmation with the bank.`
        : `Your bank asks you to confirm your payment of ${dollars(bank_question.amount)} with ` +
            `your ${name}, made on ${day}.`;
    case 'not confirmed':
      return `The payment with your ${name} on ${day} was not confirmed.`;
    case 'declined':
      return `Your ${name} was declined on ${day}.`;
    case null:
      return 'Not everything is paid yet.';
  }
}

/** R52: nothing is left to pay, and only an admin can reactivate the account. */
function NeedsReview() {
  return (
    <>
      A receipt wasn’t paid in time and was canceled. To bid again, please contact us.
      <div>
        <LinkButton to={paths.contact} mt="sm">
          Contact us
        </LinkButton>
      </div>
    </>
  );
}
