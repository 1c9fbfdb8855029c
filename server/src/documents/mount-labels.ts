// Serves the labels of lots as PDF. The call `listLabels` answers first, so that a seller prints
// only own labels.
import { labels } from '@hammerdock/contract/services/seller/labels.ts';
import { LABEL_FORMATS, sheetOf } from '@hammerdock/domain/catalog/label-layout.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { refusal } from '../http/answer.ts';
import { invoke } from '../rpc/invoke.ts';
import { callerOf } from '../rpc/mount.ts';
import { sendRefusal, tooMany, type DocumentSources } from './document-answers.ts';

const number = (most: number, usual: number, least = 0) =>
  z.coerce.number().int().min(least).max(most).default(usual);

/** Lengths of the free grid are in hundredths of an inch. */
const printing = z.object({
  seller_id: z.string().max(40).optional(),
  auction_id: z.string().max(40).optional(),
  /** Separated by commas. */
  lpns: z.string().max(12_000).default(''),
  part: number(1000, 1, 1),
  format: z.enum(LABEL_FORMATS).default('avery-5160'),
  first: number(400, 1, 1),
  columns: number(8, 3, 1),
  rows: number(20, 10, 1),
  margin_x: number(400, 19),
  margin_y: number(500, 50),
  gap_x: number(200, 12),
  gap_y: number(200, 0),
});

export function mountLabels(http: FastifyInstance, sources: DocumentSources): void {
  const { pipeline, calls, refuseDocument } = sources;
  const mounted = calls.find(({ service, name }) => service === 'labels' && name === 'listLabels');
  if (mounted === undefined) throw new Error('no call listLabels');
  http.get('/labels.pdf', async (request, reply) => {
    void reply.header('cache-control', 'private, no-store');
    const wait = await refuseDocument(request);
    if (wait !== null) return sendRefusal(reply, tooMany(wait, request.id));
    const asked = printing.safeParse(request.query);
    const sheet = asked.success ? sheetOf(asked.data.format, gridOf(asked.data)) : null;
    if (!asked.success || sheet === null) {
      return sendRefusal(reply, refusal('LabelsTooSmall', request.id));
    }
    const read = () => ok(inputOf(asked.data));
    const answer = await invoke(pipeline, mounted, read, callerOf(request, pipeline));
    if (answer.body.status === 'error') return sendRefusal(reply, answer);
    const { labelList } = z.parse(labels.listLabels.output, answer.body.data);
    // Loaded with the first download, as other documents.
    const { writeLabels } = await import('./write-labels.ts');
    return reply
      .header('content-disposition', 'inline; filename="labels.pdf"')
      .type('application/pdf')
      .send(await writeLabels(labelList, { sheet, first: asked.data.first }));
  });
}

type Printing = z.output<typeof printing>;

const gridOf = ({ columns, rows, margin_x, margin_y, gap_x, gap_y }: Printing) => ({
  columns,
  rows,
  marginX: margin_x,
  marginY: margin_y,
  gapX: gap_x,
  gapY: gap_y,
});

const inputOf = ({ seller_id, auction_id, lpns, part }: Printing) => ({
  ...(seller_id === undefined ? {} : { seller_id }),
  auction_id: auction_id ?? null,
  lpns: lpns.split(',').filter((lpn) => lpn !== ''),
  part,
});
