import { Alert, Button, Group, List } from '@mantine/core';
import { formatPickupTime, formatShortDay } from '@hammerdock/domain/time.ts';
import type { Answer } from '../../api/calls.ts';
import type { SavedSource } from '@hammerdock/contract/shapes/card.ts';
import { useCall } from '../../api/query.tsx';
import { isChargeable } from '../../lib/text/source-name.ts';
import { useBiddingPause } from '../../api/use-bidding-pause.ts';
import { dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import { LinkButton, TextLink } from '../../links.tsx';
import { ADD_CARD, paths } from '../../paths.ts';

type Paused = Answer<'account.getBiddingPause'>;
type FailedCard = NonNullable<NonNullable<Paused['pause']>['card']>;

interface Props {
  /** The page itself has the cards. */
  readonly onCards?: boolean;
}

/** AUTH-14: why the account is deactivated and the steps that reactivate it (R24). */
export function DeactivatedNotice({ onCards = false }: Props) {
  const { isPaused, cause } = useBiddingPause();
  const { data } = useCall('cards.listSources', {}, { enabled: isPaused });
  if (!isPaused) return null;
  const failed = cause?.pause?.card ?? null;
  const others = data?.responseData.data.filter((source) => !isSame(source, failed)) ?? [];
  return (
    <Alert color="red" title="Bidding is paused" role="status">
      {cause !== undefined &&
        (cause.invoice_ids.length === 0 ? (
          <NeedsReview />
        ) : (
          <Steps {...cause} onCards={onCards} needsCard={!others.some(isChargeable)} />
        ))}
    </Alert>
  );
}

const isSame = (source: SavedSource, failed: FailedCard | null): boolean =>
  source.object === 'card' && source.brand === failed?.brand && source.last4 === failed.last4;

interface StepsProps extends Paused {
  readonly onCards: boolean;
  /** No other card or account can be charged. */
  readonly needsCard: boolean;
}

function Steps({ pause, total_due_amount, pay_by, invoice_ids, onCards, needsCard }: StepsProps) {
  const [only, ...others] = invoice_ids;
  const due = dollars(total_due_amount);
  const question = pause?.bank_question ?? null;
  return (
    <>
      {pause !== null && `${causeOf(pause)} `}
      {question === null ? `Pay ${due} to resume.` : 'Bidding resumes once everything due is paid.'}
      {others.length > 0 &&
        ` You have ${invoice_ids.length} unpaid receipts. Pay each one with its Pay Now button.`}
      {pay_by !== null &&
        ` Please pay ${others.length > 0 ? 'the first ' : ''}by ` +
          `${formatPickupTime(instantOf(pay_by))} ET.`}
      {onCards && <WayBack needsCard={needsCard} />}
      <Group mt="sm" gap="sm">
        {question !== null && (
          <Button component="a" href={question.verification_url}>
            Confirm at your bank
          </Button>
        )}
        {question === null && !onCards && needsCard && (
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
const WayBack = ({ needsCard }: Pick<StepsProps, 'needsCard'>) => (
  <List type="ordered" mt="xs" spacing={4}>
    {needsCard && <List.Item>Add a new card below.</List.Item>}
    <List.Item>
      In{' '}
      <TextLink to={paths.invoices('partial')} underline="always">
        My Receipts
      </TextLink>
      , open each unpaid receipt, choose {needsCard ? 'the new card' : 'a card that works'} and
      press Pay Now.
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
