// Templates of lots (SELL-04): what the lots of one product have in common.
import { TEMPLATE_FILLS } from '@hammerdock/domain/catalog/templates/apply-template.ts';
import * as z from 'zod';
import { command, commandOnce, query } from '../../call.ts';
import { sellerLot } from '../../shapes/seller-lot.ts';
import { changedLots, LOTS_AT_ONCE } from '../../shapes/seller/changed-lots.ts';
import { templateName } from '../../shapes/seller/template-name.ts';
import { lotFields } from '../../shapes/seller/typed-lot.ts';

const id = z.string().max(80);
const version = z.int().min(1).max(2_000_000_000);
const actingFor = z.string().max(80).optional();

/** A lot without what belongs to one piece; its report has only size and weight. */
const lotTemplate = sellerLot
  .omit({ status: true, auction: true, lot_number: true, lpn: true, photos: true, problems: true })
  .extend({ name: z.string() });
export type SellerLotTemplate = z.output<typeof lotTemplate>;

export const lotTemplates = {
  listLotTemplates: query({
    group: 'seller',
    access: 'seller',
    summary: 'The templates of a seller’s lots by name.',
    input: z.strictObject({ seller_id: actingFor }),
    output: z.object({ templateList: z.array(lotTemplate) }),
    refusals: ['NotFound', 'SellerMissing'],
  }),
  saveLotTemplate: commandOnce({
    group: 'seller',
    access: 'seller',
    summary: 'Saves the fields of a lot as a template, or over the one of that name.',
    input: z.strictObject({ lot_id: id, name: templateName }),
    output: z.object({ template_id: z.string() }),
    refusals: ['NotFound', 'TemplatesFull', 'ImpersonatorMayNot'],
    successMessage: 'Template saved',
  }),
  changeLotTemplate: command({
    group: 'seller',
    access: 'seller',
    summary: 'Changes the fields of a template; lots made from it stay as they are.',
    input: z.strictObject({
      template_id: id,
      version,
      fields: lotFields.omit({ lpn: true }),
    }),
    output: z.object({ template: lotTemplate }),
    refusals: ['NotFound', 'TemplateChanged', 'InputInvalid', 'ImpersonatorMayNot'],
    successMessage: 'Template saved',
  }),
  applyLotTemplate: command({
    group: 'seller',
    access: 'seller',
    summary: 'Fills fields of many drafts from a template, all or none, and answers for each.',
    input: z.strictObject({
      template_id: id,
      /** empty: only what a draft lacks; replace: also what it has. */
      fill: z.enum(TEMPLATE_FILLS),
      lots: z
        .array(z.strictObject({ lot_id: id, version }))
        .min(1)
        .max(LOTS_AT_ONCE),
    }),
    output: changedLots,
    refusals: ['NotFound', 'ImpersonatorMayNot'],
  }),
  renameLotTemplate: command({
    group: 'seller',
    access: 'seller',
    summary: 'Gives a template another name.',
    input: z.strictObject({ template_id: id, name: templateName }),
    output: z.object({}),
    refusals: ['NotFound', 'TemplateNameTaken', 'ImpersonatorMayNot'],
    successMessage: 'Template renamed',
  }),
  deleteLotTemplate: command({
    group: 'seller',
    access: 'seller',
    summary: 'Deletes a template; lots made from it stay as they are.',
    input: z.strictObject({ template_id: id }),
    output: z.object({}),
    refusals: ['NotFound', 'ImpersonatorMayNot'],
    successMessage: 'Template deleted',
  }),
} as const;
