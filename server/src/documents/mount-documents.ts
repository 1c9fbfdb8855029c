// Serves documents as PDFs. The call of the page answers first, so that a PDF has the figures of
// the page, and only who may see the page may download it.
import { creditNote } from '@hammerdock/contract/shapes/credit-note.ts';
import { invoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { statement } from '@hammerdock/contract/shapes/settlement.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { refusal, type Answer } from '../http/answer.ts';
import type { MountedCall } from '../rpc/handler.ts';
import { invoke } from '../rpc/invoke.ts';
import { callerOf } from '../rpc/mount.ts';
import type { Pipeline } from '../rpc/pipeline.ts';
import { creditNoteDocument } from './credit-note-document.ts';
import type { PrintedDocument } from './printed-document.ts';
import { receiptDocument } from './receipt-document.ts';
import { statementDocument } from './statement-document.ts';

interface DocumentKind {
  readonly folder: string;
  /** The call of its page. */
  readonly call: string;
  readonly inputOf: (id: string) => object;
  readonly print: (answer: unknown) => PrintedDocument;
  /** Its page, which asks a guest to sign in. */
  readonly page: string;
}

const KINDS: readonly DocumentKind[] = [
  {
    folder: '/receipts',
    call: 'invoices.viewReceipt',
    inputOf: (id) => ({ invoice_id: id }),
    print: (answer) => receiptDocument(z.parse(invoiceDetail, answer)),
    page: '/invoice',
  },
  {
    folder: '/credit-notes',
    call: 'refunds.getCreditNote',
    inputOf: (id) => ({ refund_id: id }),
    print: (answer) => creditNoteDocument(z.parse(creditNote, answer)),
    page: '/credit_note',
  },
  {
    folder: '/statements',
    call: 'settlements.getStatement',
    inputOf: (id) => ({ auction_id: id }),
    print: (answer) => statementDocument(z.parse(statement, answer)),
    page: '/seller/statement',
  },
];

export interface DocumentSources {
  readonly pipeline: Pipeline;
  readonly calls: readonly MountedCall[];
  /** The seconds to wait, or null. */
  readonly refuseDocument: (request: FastifyRequest) => Promise<number | null>;
}

export function mountDocuments(http: FastifyInstance, sources: DocumentSources): void {
  for (const kind of KINDS) {
    const mounted = sources.calls.find(({ service, name }) => `${service}.${name}` === kind.call);
    if (mounted === undefined) throw new Error(`no call ${kind.call}`);
    http.get<{ Params: { id: string } }>(`${kind.folder}/:id.pdf`, async (request, reply) => {
      // Set first, so that errors are not stored either.
      void reply.header('cache-control', 'private, no-store');
      const { id } = request.params;
      const wait = await sources.refuseDocument(request);
      if (wait !== null) return sendRefusal(reply, tooMany(wait, request.id));
      const { pipeline } = sources;
      const read = () => ok(kind.inputOf(id));
      const answer = await invoke(pipeline, mounted, read, callerOf(request, pipeline));
      if (answer.httpStatus === 401)
        return reply.redirect(`${kind.page}/${encodeURIComponent(id)}`);
      if (answer.body.status === 'error') return sendRefusal(reply, answer);
      return sendPdf(reply, kind.print(answer.body.data));
    });
  }
}

const tooMany = (retryAfterSeconds: number, requestId: string): Answer =>
  refusal('TooManyRequests', requestId, { details: { retryAfterSeconds } });

/** Plain text, since a person opens the address. */
function sendRefusal(reply: FastifyReply, { httpStatus, body }: Answer): FastifyReply {
  const wait = body.status === 'error' ? body.facts['retryAfterSeconds'] : undefined;
  if (wait !== undefined) void reply.header('retry-after', String(wait));
  return reply.code(httpStatus).type('text/plain; charset=utf-8').send(body.statusText);
}

async function sendPdf(reply: FastifyReply, document: PrintedDocument): Promise<FastifyReply> {
  // Loaded with the first download: the libraries take time to load, which a start should not.
  const { writePdf } = await import('./write-pdf.ts');
  const file = `${document.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.pdf`;
  return reply
    .header('content-disposition', `attachment; filename="${file}"`)
    .type('application/pdf')
    .send(await writePdf(document));
}
