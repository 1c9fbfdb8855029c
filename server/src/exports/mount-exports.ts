// Downloads of the books. A call of the admins answers first, so that only who may see the books
// may download them.
import { accounting } from '@hammerdock/contract/services/admin/accounting.ts';
import { endOfDay, readDay, startOfDay } from '@hammerdock/domain/accounting/calendar.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import * as z from 'zod';
import type { Answer } from '../http/answer.ts';
import type { MountedCall } from '../rpc/handler.ts';
import { invoke } from '../rpc/invoke.ts';
import { callerOf } from '../rpc/mount.ts';
import type { Pipeline } from '../rpc/pipeline.ts';
import { listExportedLines } from '../store/accounting/exported-journals.ts';
import { journalsCsv, journalsText } from './journal-texts.ts';
import { taxCsv } from './tax-csv.ts';

export interface ExportSources {
  readonly pipeline: Pipeline;
  readonly calls: readonly MountedCall[];
}

export function mountExports(http: FastifyInstance, sources: ExportSources): void {
  const ask = askerOf(sources);
  http.get<{ Querystring: { year?: string } }>('/exports/taxes.csv', async (request, reply) => {
    const { year } = request.query;
    const input = year === undefined ? {} : { year: Number(year) };
    const answer = await ask('getTaxReport', input, { request, reply });
    if (answer.body.status === 'error') return sendRefusal(reply, answer);
    const report = z.parse(accounting.getTaxReport.output, answer.body.data);
    return startDownload(reply, `taxes-${report.year}.csv`, 'text/csv').send(taxCsv(report));
  });
  for (const [ending, { type, write }] of Object.entries(JOURNAL_FORMATS)) {
    const address = `/exports/journals.${ending}`;
    http.get<{ Querystring: Range }>(address, async (request, reply) => {
      const { from = '', to = '' } = request.query;
      // Each end is checked as a day of the trial balance.
      for (const date of [from, to]) {
        const answer = await ask('getTrialBalance', { date }, { request, reply });
        if (answer.body.status === 'error') return sendRefusal(reply, answer);
      }
      const times = { from: startOfDay(readDay(from)), until: endOfDay(readDay(to)) };
      const batches = listExportedLines(sources.pipeline.context.db, { ...times, size: BATCH });
      const file = `journals-${from}-${to}.${ending}`;
      return startDownload(reply, file, type).send(Readable.from(write(batches)));
    });
  }
}

interface Range {
  readonly from?: string;
  readonly to?: string;
}

/** Journals that are in memory at a time. */
const BATCH = 500;

const JOURNAL_FORMATS = {
  csv: { type: 'text/csv', write: journalsCsv },
  ledger: { type: 'text/plain', write: journalsText },
} as const;

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const askerOf =
  ({ pipeline, calls }: ExportSources) =>
  async (name: keyof typeof accounting, input: object, { request, reply }: Asked) => {
    // Set first, so that errors are not stored either.
    void reply.header('cache-control', 'private, no-store');
    const mounted = calls.find((each) => each.service === 'accounting' && each.name === name);
    if (mounted === undefined) throw new Error(`no call accounting.${name}`);
    return invoke(pipeline, mounted, () => ok(input), callerOf(request, pipeline));
  };

/** Plain text, since a person opens the address. */
const sendRefusal = (reply: FastifyReply, { httpStatus, body }: Answer): FastifyReply =>
  reply.code(httpStatus).type('text/plain; charset=utf-8').send(body.statusText);

const startDownload = (reply: FastifyReply, file: string, type: string): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${file}"`)
    .type(`${type}; charset=utf-8`);
