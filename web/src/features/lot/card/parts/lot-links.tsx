import { Text } from '@mantine/core';
import type { LotCard, WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import { useSession } from '../../../../api/session.ts';
import { heldText } from '@hammerdock/contract/texts/held-words.ts';
import { pickupWindowText, receiptTimeText } from '@hammerdock/contract/texts/pickup-words.ts';
import { LinkButton, TextLink } from '../../../../links.tsx';
import { paths } from '../../../../paths.ts';
import { buyNowLinkOf, pickupStatusOf } from '../card-facts.ts';
import classes from './lot-links.module.css';

interface Props {
  readonly lot: LotCard | WonLotCard;
  /** Of an unpaid purchase, where the page says elsewhere until when it is held. */
  readonly hold?: 'running' | 'over';
}

/** The winner's links: receipt, payment and pickup. */
export function LotLinks({ lot, hold }: Props) {
  const { user } = useSession();
  const held = hold === undefined ? heldText(lot) : null;
  const buyNow = buyNowLinkOf(lot, user?.user_id);
  return (
    <>
      {'checkout_status' in lot && <Pickup lot={lot} bought={buyNow !== null} />}
      {held !== null && <Text size="sm">{held}</Text>}
      {buyNow?.to === 'receipt' && (
        <TextLink className={classes.link} to={paths.invoice(buyNow.invoiceId)}>
          {buyNow.text}
        </TextLink>
      )}
      {buyNow?.to === 'checkout' && hold !== 'over' && (
        <LinkButton className={classes.pay} to={paths.checkoutInvoice(buyNow.invoiceId)}>
          {buyNow.text}
        </LinkButton>
      )}
    </>
  );
}

/** LIST-06, LIST-17: the pickup status of a won lot, and its receipt. */
function Pickup({ lot, bought }: { lot: WonLotCard; bought: boolean }) {
  const status = pickupStatusOf(lot);
  // Of no use any more once the lot was handed over, returned or forfeited.
  const window = lot.checkout_status === '0' ? pickupWindowText(lot) : null;
  const receiptTime = receiptTimeText(lot);
  return (
    <div className={classes.pickup}>
      {window !== null && <Text size="sm">Pick up {window}</Text>}
      {receiptTime !== null && <Text size="sm">Receipt around {receiptTime}</Text>}
      {lot.paid && status !== null && (
        <Text size="sm" fw={600}>
          {status}
        </Text>
      )}
      {lot.common_invoice !== null && !bought && (
        <Receipt invoiceId={lot.common_invoice} paid={lot.paid} />
      )}
    </div>
  );
}

function Receipt({ invoiceId, paid }: { invoiceId: string; paid: boolean }) {
  return paid ? (
    <TextLink className={classes.link} to={paths.invoice(invoiceId)}>
      Paid
    </TextLink>
  ) : (
    <TextLink className={classes.link} to={paths.checkoutInvoice(invoiceId)}>
      Pay now
    </TextLink>
  );
}
