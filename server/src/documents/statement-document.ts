// A seller's statement of an auction as a PDF: the same words and figures as on its page.
import type { Payout, Statement } from '@hammerdock/contract/shapes/settlement.ts';
import {
  holdTexts,
  less,
  paidOn,
  standingText,
  STATEMENT_STATE,
  statementFigures,
} from '@hammerdock/contract/texts/settlement-words.ts';
import { dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import type { PrintedDocument } from './printed-document.ts';

export function statementDocument(statement: Statement): PrintedDocument {
  const endedAt = instantOf(statement.ended_at);
  return {
    title: `Statement of auction ${statement.auction_number}`,
    status: STATEMENT_STATE[statement.state],
    issuedAt: endedAt,
    lines: [
      statement.auction_title,
      `For ${statement.seller_name}. The auction ended ${formatDate(endedAt)}.`,
      ...holdTexts(statement).map((text) => `On hold: ${text}.`),
    ],
    sections: [
      {
        kind: 'figures',
        heading: 'Totals',
        figures: statementFigures(statement).map((figure) => ({
          ...figure,
          amount: dollars(figure.amount),
        })),
      },
      {
        kind: 'table',
        heading: 'Lots',
        columns: ['Lot', 'Hammer', 'Refunds', 'Chargebacks', 'Commission', 'Net'],
        rows: statement.lotList.map((lot) => [
          { text: `${lot.lot_number}. ${lot.title}`, notes: [standingText(lot)] },
          ...[lot.hammer, ...[lot.refunds, lot.chargebacks, lot.commission].map(less), lot.net].map(
            (amount) => ({
              text: lot.standing === 'canceled' ? '' : dollars(amount),
            }),
          ),
        ]),
        empty: 'Nothing was sold.',
      },
      {
        kind: 'table',
        heading: 'Payments to you',
        columns: ['Payment', 'Amount'],
        rows: statement.payoutList.map((payout) => [
          {
            text: `${paidOn(payout)}, ${payout.reference}`,
            notes: notesOf(payout),
          },
          { text: dollars(payout.of_auction) },
        ]),
        empty: 'Nothing was paid for this auction yet.',
      },
    ],
  };
}

function notesOf({ transfer, reversed_at, reversal_reason }: Payout): readonly string[] {
  if (reversed_at !== null) return [`Reversed: ${reversal_reason}`];
  return transfer?.state === 'pending' ? ['On its way'] : [];
}
