// Serves documents as PDFs. The call of the page answers first, so that a PDF has the figures of
// the page, and only who may see the page may download it.
import { creditNote } from '@hammerdock/contract/shapes/credit-note.ts';
import { invoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { statement } from '@hammerdock/contract/shapes/settlement.ts';
import { sellerReports } from '@hammerdock/contract/services/seller/seller-reports.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { invoke } from '../rpc/invoke.ts';
import { callerOf } from '../rpc/mount.ts';
import { creditNoteDocument } from './credit-note-document.ts';
import { sendRefusal, tooMany, type DocumentSources } from './document-answers.ts';
import { mountLabels } from './mount-labels.ts';
import type { PrintedDocument } from './printed-document.ts';
import { receiptDocument } from './receipt-document.ts';
import { statementDocument } from './statement-document.ts';
import { reportDocument } from './report-document.ts';

interface DocumentKind {
  readonly folder: string;
  /** The call of its page. */
  readonly call: string;
  readonly inputOf: (id: string, query: object) => object;
  readonly print: (answer: unknown) => PrintedDocument;
  /** Its page, which asks a guest to sign in. */
  readonly pageOf: (id: string) => string;
}

const KINDS: readonly DocumentKind[] = [
  {
    folder: '/receipts',
    call: 'invoices.viewReceipt',
    inputOf: (id) => ({ invoice_id: id }),
    print: (answer) => receiptDocument(z.parse(invoiceDetail, answer)),
    pageOf: (id) => `/invoice/${id}`,
  },
  {
    folder: '/credit-notes',
    call: 'refunds.getCreditNote',
    inputOf: (id) => ({ refund_id: id }),
    print: (answer) => creditNoteDocument(z.parse(creditNote, answer)),
    pageOf: (id) => `/credit_note/${id}`,
  },
  {
    folder: '/seller-reports',
    call: 'sellerReports.getReport',
    inputOf: (report, query) => ({ ...query, report }),
    print: (answer) => reportDocument(z.parse(sellerReports.getReport.output, answer)),
    pageOf: (report) => `/seller/reports?report=${report}`,
  },
  {
    folder: '/statements',
    call: 'settlements.getStatement',
    inputOf: (id) => ({ auction_id: id }),
    print: (answer) => statementDocument(z.parse(statement, answer)),
    pageOf: (id) => `/seller/statement/${id}`,
  },
];

export function mountDocuments(http: FastifyInstance, sources: DocumentSources): void {
  mountLabels(http, sources);
  for (const kind of KINDS) {
    const mounted = sources.calls.find(({ service, name }) => `${service}.${name}` === kind.call);
    if (mounted === undefined) throw new Error(`no call ${kind.call}`);
    const address = `${kind.folder}/:id.pdf`;
    http.get<{ Params: { id: string }; Querystring: Readonly<Record<string, unknown>> }>(
      address,
      async (request, reply) => {
        // Set first, so that errors are not stored either.
        void reply.header('cache-control', 'private, no-store');
        const { id } = request.params;
        const wait = await sources.refuseDocument(request);
        if (wait !== null) return sendRefusal(reply, tooMany(wait, request.id));
        const { pipeline } = sources;
        const read = () => ok(kind.inputOf(id, request.query));
        const answer = await invoke(pipeline, mounted, read, callerOf(request, pipeline));
        if (answer.httpStatus === 401) return reply.redirect(kind.pageOf(encodeURIComponent(id)));
        if (answer.body.status === 'error') return sendRefusal(reply, answer);
        return sendPdf(reply, kind.print(answer.body.data));
      },
    );
  }
}

async function sendPdf(reply: FastifyReply, document: PrintedDocument): Promise<FastifyReply> {
  // Loaded with the first download: the libraries take time to load, which a start should not.
  const { writePdf } = await import('./write-pdf.ts');
  const name = document.file ?? document.title;
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.pdf`;
  return reply
    .header('content-disposition', `attachment; filename="${file}"`)
    .type('application/pdf')
    .send(await writePdf(document));
}
