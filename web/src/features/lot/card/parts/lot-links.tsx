import { Text } from '@mantine/core';
import type { LotCard, WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import { useSession } from '../../../../api/session.ts';
import { heldText, PAYMENT_PROCESSING } from '@hammerdock/contract/texts/held-words.ts';
import { pickupWindowText, receiptTimeText } from '@hammerdock/contract/texts/pickup-words.ts';
import { PAY_TIME_OVER, payTimeOverText, usePayTimeOver } from '../../../../lib/time/pay-time.ts';
import { LinkButton, TextLink } from '../../../../links.tsx';
import { paths } from '../../../../paths.ts';
import { buyNowLinkOf, pickupStatusOf, type BuyNowLink } from '../card-facts.ts';
import classes from './lot-links.module.css';

interface Props {
  readonly lot: LotCard | WonLotCard;
  /** Until when an unpaid purchase is held; the page may say so elsewhere. */
  readonly showsHold?: boolean;
}

/** The winner's links: receipt, payment and pickup. */
export function LotLinks({ lot, showsHold = true }: Props) {
  const { user } = useSession();
  const buyNow = buyNowLinkOf(lot, user?.user_id);
  return (
    <>
      {'checkout_status' in lot && <Pickup lot={lot} bought={buyNow !== null} />}
      {lot.payment_processing && showsHold && <Text size="sm">{PAYMENT_PROCESSING}.</Text>}
      {buyNow?.to === 'receipt' && (
        <TextLink className={classes.link} to={paths.invoice(buyNow.invoiceId)}>
          {buyNow.text}
        </TextLink>
      )}
      {buyNow?.to === 'checkout' && <Unpaid lot={lot} link={buyNow} showsHold={showsHold} />}
    </>
  );
}

interface UnpaidProps {
  readonly lot: LotCard;
  readonly link: BuyNowLink;
  readonly showsHold: boolean;
}

/** R18: a purchase can be paid until its deadline. */
function Unpaid({ lot, link, showsHold }: UnpaidProps) {
  const isOver = usePayTimeOver(lot);
  const held = isOver ? `${PAY_TIME_OVER}. ${payTimeOverText(false)}` : heldText(lot);
  return (
    <>
      {showsHold && held !== null && <Text size="sm">{held}</Text>}
      {!isOver && (
        <LinkButton className={classes.pay} to={paths.checkoutInvoice(link.invoiceId)}>
          {link.text}
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
        <Receipt lot={lot} invoiceId={lot.common_invoice} />
      )}
    </div>
  );
}

function Receipt({ lot, invoiceId }: { lot: WonLotCard; invoiceId: string }) {
  return lot.paid || lot.payment_processing ? (
    <TextLink className={classes.link} to={paths.invoice(invoiceId)}>
      {lot.paid ? 'Paid' : 'View Receipt'}
    </TextLink>
  ) : (
    <TextLink className={classes.link} to={paths.checkoutInvoice(invoiceId)}>
      Pay now
    </TextLink>
  );
}
