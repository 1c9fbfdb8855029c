import { Alert, Stack, Text } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { showInMiddle } from '../../lib/interaction/show-element.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { isPartPaid } from './pay-until.tsx';

interface Props {
  readonly receipt: InvoiceDetail;
  /** It replaces what the buyer looked at. */
  readonly isNews?: boolean;
}

/** R18, R52: the receipt was not paid in time, and where bidding on its items goes on. */
export function CanceledNotice({ receipt, isNews = false }: Props) {
  const { bought, void_date, checkoutReceiptList: lines } = receipt;
  if (void_date === null) return null;
  const items = lines.length === 1 ? 'the item' : 'the items';
  const what = bought ? `bidding on ${items} reopened` : 'it was canceled';
  const since =
    `It wasn’t paid in time, so ${what} on ${formatDateTime(instantOf(void_date))} ET. ` +
    'Nothing is due.';
  // Later on, bidding may have ended.
  const text = bought && isNews ? `Bidding on ${items} is open again.` : since;
  const credited = isPartPaid(receipt) ? ' What you paid is now account credit.' : '';
  return (
    <Alert
      ref={isNews ? showInMiddle : null}
      role={isNews ? 'alert' : 'group'}
      color={bought ? 'amber' : 'gray'}
      mb="md"
      title={bought ? 'Your purchase expired' : 'This receipt was canceled'}
    >
      <Text inherit>{`${text}${credited}`}</Text>
      {bought && (
        <Stack gap={6} mt="sm" align="flex-start">
          {lines.map(({ project_id, projects_title }) => (
            <TextLink key={project_id} to={paths.product(project_id)}>
              {projects_title}
            </TextLink>
          ))}
        </Stack>
      )}
    </Alert>
  );
}
