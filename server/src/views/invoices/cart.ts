// The cart under the specification's field names.
import type { Cart, CartLine } from '@hammerdock/contract/shapes/cart.ts';
import { cartShipping, cartTotals } from '@hammerdock/domain/invoicing/cart.ts';
import { shippingTermsOf } from '@hammerdock/domain/invoicing/shipping.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import type { OfferInCart } from '../../store/invoices/cart.ts';
import { viewFirstPicture } from '../auctions/picture.ts';

export function viewCart(offers: readonly OfferInCart[]): Cart {
  const totals = cartTotals(offers.map(({ figures }) => figures));
  const shippingCents = cartShipping(
    offers.map(({ qty, piece }) => ({
      auctionId: piece.auctionId,
      qty,
      shipping: shippingTermsOf(piece),
    })),
  );
  return {
    cartList: offers.map(viewLine),
    cartCount: offers.length,
    bidamount_total: toDecimal(totals.hammerCents),
    buypremium_total: toDecimal(totals.premiumCents),
    salestax_total: toDecimal(totals.taxCents),
    total_shipping: toDecimal(shippingCents),
    final_total: toDecimal(totals.totalCents + shippingCents),
  };
}

const viewLine = ({ qty, piece, pieces, available, figures }: OfferInCart): CartLine => ({
  project_id: piece.offerId,
  projects_title: piece.title,
  qty,
  price: toDecimal(piece.buyNowCents ?? 0),
  amount: toDecimal(figures.hammerCents),
  buypremium_amt: toDecimal(figures.premiumCents),
  sub_total_amt: toDecimal(figures.subtotalCents),
  salestax_amt: toDecimal(figures.taxCents),
  total_amt: toDecimal(figures.totalCents),
  projects_qty: pieces,
  projects_sold: pieces - available,
  location: piece.location,
  avatarorg: viewFirstPicture(piece.images),
});
