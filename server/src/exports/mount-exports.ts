// Downloads of the books, statements, reports and pickup times. The call of the page answers first,
// so that only who may see the page may download it.
import { accounting } from '@hammerdock/contract/services/admin/accounting.ts';
import { sellerReports } from '@hammerdock/contract/services/seller/seller-reports.ts';
import { statement } from '@hammerdock/contract/shapes/settlement.ts';
import { endOfDay, readDay, startOfDay } from '@hammerdock/domain/accounting/calendar.ts';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import * as z from 'zod';
import { listExportedLines } from '../store/accounting/exported-journals.ts';
import { askerOf, sendRefusal, startDownload, type ExportSources } from './ask-call.ts';
import { mountLotExports } from './lots-csv.ts';
import { journalsCsv, journalsText } from './journal-texts.ts';
import { mountPickupCalendar } from './pickup-calendar.ts';
import { reportCsv } from './report-csv.ts';
import { statementCsv } from './statement-csv.ts';
import { taxCsv } from './tax-csv.ts';

export function mountExports(http: FastifyInstance, sources: ExportSources): void {
  const askBooks = askerOf(sources, 'accounting');
  const askReports = askerOf(sources, 'sellerReports');
  const askStatements = askerOf(sources, 'settlements');
  mountLotExports(http, sources);
  mountPickupCalendar(http, sources);
  http.get<{ Querystring: { year?: string } }>('/exports/taxes.csv', async (request, reply) => {
    const { year } = request.query;
    const input = year === undefined ? {} : { year: Number(year) };
    const answer = await askBooks('getTaxReport', input, { request, reply });
    if (answer.body.status === 'error') return sendRefusal(reply, answer);
    const report = z.parse(accounting.getTaxReport.output, answer.body.data);
    return startDownload(reply, `taxes-${report.year}.csv`, 'text/csv').send(taxCsv(report));
  });
  http.get<{ Params: { id: string } }>('/exports/statements/:id.csv', async (request, reply) => {
    const input = { auction_id: request.params.id };
    const answer = await askStatements('getStatement', input, { request, reply });
    if (answer.body.status === 'error') return sendRefusal(reply, answer);
    const given = z.parse(statement, answer.body.data);
    const file = `statement-${given.auction_number}.csv`;
    return startDownload(reply, file, 'text/csv').send(statementCsv(given));
  });
  http.get<{ Params: { report: string }; Querystring: Readonly<Record<string, unknown>> }>(
    '/exports/reports/:report.csv',
    async (request, reply) => {
      const input = { ...request.query, report: request.params.report };
      const answer = await askReports('getReport', input, { request, reply });
      if (answer.body.status === 'error') return sendRefusal(reply, answer);
      const report = z.parse(sellerReports.getReport.output, answer.body.data);
      const file = `${report.report}-${report.from}-${report.to}.csv`;
      return startDownload(reply, file, 'text/csv').send(reportCsv(report));
    },
  );
  for (const [ending, { type, write }] of Object.entries(JOURNAL_FORMATS)) {
    const address = `/exports/journals.${ending}`;
    http.get<{ Querystring: Range }>(address, async (request, reply) => {
      const { from = '', to = '' } = request.query;
      // Each end is checked as a day of the trial balance.
      for (const date of [from, to]) {
        const answer = await askBooks('getTrialBalance', { date }, { request, reply });
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
