// Credit notes: a refund with its number, and the names and addresses of the invoice it corrects.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';
import { selectRefunds } from './refunds.ts';

/** Another buyer's credit note is answered like an absent one (R47). */
export const findCreditNote = async (db: Db, userId: string, refundId: string) =>
  isId(refundId)
    ? await selectRefunds(db)
        .innerJoin('auctions', 'auctions.id', 'invoices.auctionId')
        .innerJoin('invoiceParties', 'invoiceParties.invoiceId', 'invoices.id')
        .select([
          'invoices.issuedAt',
          'invoices.cardFeeBps',
          'auctions.number as auctionNumber',
          'auctions.title as auctionTitle',
          'lots.lpn',
          'invoiceParties.billFirstName',
          'invoiceParties.billLastName',
          'invoiceParties.billAddress1',
          'invoiceParties.billCity',
          'invoiceParties.billState',
          'invoiceParties.billZip',
        ])
        .where('refunds.id', '=', refundId)
        .where('refunds.userId', '=', userId)
        .executeTakeFirst()
    : undefined;

export type CreditNoteRow = NonNullable<Awaited<ReturnType<typeof findCreditNote>>>;

/** First to last. */
export const listCreditNotesOfInvoice = (db: Db, invoiceId: string) =>
  selectRefunds(db)
    .where('refunds.invoiceId', '=', invoiceId)
    .orderBy(sql`credit_notes.number`)
    .execute();
