import { Button, Group, Modal, NativeSelect, SimpleGrid } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SavedCard } from '@hammerdock/contract/shapes/card.ts';
import { CARD_MONTHS, cardYears, checkCardField } from '@hammerdock/domain/checks/card.ts';
import { newYorkDate } from '@hammerdock/domain/time.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { useClock } from '../../lib/time/clock.tsx';
import { focusInvalid } from '../../lib/interaction/use-first-invalid-focus.ts';

interface Props {
  readonly card: SavedCard;
  readonly onClose: () => void;
}

/** Only the expiry can change; another number is a new card (CARD-02). */
export function UpdateCardDialog({ card, onClose }: Props) {
  const years = cardYears(newYorkDate(useClock().now()).year);
  const form = useForm({
    initialValues: {
      exp_month: String(card.exp_month).padStart(2, '0'),
      exp_year: years.includes(String(card.exp_year)) ? String(card.exp_year) : '',
    },
    validate: { exp_month: checkCardField, exp_year: checkCardField },
  });
  const update = useCommand('cards.updateSource', {
    refreshes: ['cards.listSources', 'cards.retrieveCustomer', 'invoices.getCheckoutInvoiceDetail'],
    onDone: onClose,
    onRefused: besideFields(form, { CardExpired: 'exp_year' }),
  });
  return (
    <Modal opened onClose={onClose} title="Update Card Details">
      <form
        noValidate
        onSubmit={form.onSubmit(
          (typed) => update.mutate({ source_id: card.id, ...typed }),
          focusInvalid,
        )}
      >
        <SimpleGrid cols={2}>
          <NativeSelect
            label="Month"
            data={[...CARD_MONTHS]}
            autoComplete="cc-exp-month"
            {...form.getInputProps('exp_month')}
          />
          <NativeSelect
            label="Year"
            data={['', ...years]}
            autoComplete="cc-exp-year"
            {...form.getInputProps('exp_year')}
          />
        </SimpleGrid>
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={update.isPending}>
            Submit
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
