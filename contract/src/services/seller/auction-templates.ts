// The templates of auctions (SELL-04): their terms and times without a day.
import * as z from 'zod';
import { command, commandOnce, query } from '../../call.ts';
import { sellerAuction } from '../../shapes/seller-auction.ts';
import { templateName } from '../../shapes/seller/template-name.ts';

const id = z.string().max(80);
const actingFor = z.string().max(80).optional();

const { stagger_seconds, extbidding, premium_bps, premium_minimum, card_fee_bps, deposit } =
  sellerAuction.shape;
const { bid_limit, increments, standard_increments, pickup_days } = sellerAuction.shape;
const { delivery_mode, shipping, shipping_more } = sellerAuction.shape;

const template = z.object({
  id: z.string(),
  name: z.string(),
  center: z.object({ id: z.string(), name: z.string() }),
  stagger_seconds,
  extbidding,
  premium_bps,
  premium_minimum,
  card_fee_bps,
  deposit,
  bid_limit,
  increments,
  standard_increments,
  delivery_mode,
  shipping,
  shipping_more,
  pickup_days,
  /** Of an auction that starts tomorrow. */
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  pickup_starts_at: z.iso.datetime(),
});

export const auctionTemplates = {
  listAuctionTemplates: query({
    group: 'seller',
    access: 'seller',
    summary: 'The templates of a seller by name, with the times of an auction from tomorrow.',
    input: z.strictObject({ seller_id: actingFor }),
    output: z.object({ templateList: z.array(template) }),
    refusals: ['NotFound', 'SellerMissing'],
  }),
  saveAuctionTemplate: commandOnce({
    group: 'seller',
    access: 'seller',
    summary: 'Saves the terms and times of an auction as a template, or over the one of that name.',
    input: z.strictObject({ auction_id: id, name: templateName }),
    output: z.object({ template_id: z.string() }),
    refusals: ['NotFound', 'TemplatesFull', 'ImpersonatorMayNot'],
    successMessage: 'Template saved',
  }),
  renameAuctionTemplate: command({
    group: 'seller',
    access: 'seller',
    summary: 'Gives a template another name.',
    input: z.strictObject({ template_id: id, name: templateName }),
    output: z.object({}),
    refusals: ['NotFound', 'TemplateNameTaken', 'ImpersonatorMayNot'],
    successMessage: 'Template renamed',
  }),
  deleteAuctionTemplate: command({
    group: 'seller',
    access: 'seller',
    summary: 'Deletes a template; auctions made from it stay as they are.',
    input: z.strictObject({ template_id: id }),
    output: z.object({}),
    refusals: ['NotFound', 'ImpersonatorMayNot'],
    successMessage: 'Template deleted',
  }),
} as const;
