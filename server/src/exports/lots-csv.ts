// Downloads of a seller's lists of lots as CSV that spreadsheets open safely (SEC-09).
import { manifests } from '@hammerdock/contract/services/seller/manifests.ts';
import { EXPORT_LISTS } from '@hammerdock/domain/auctions/seller-limits.ts';
import {
  EXPORT_HEADER,
  exportCells,
  type LotToExport,
} from '@hammerdock/domain/catalog/export-columns.ts';
import { CSV_MARK, csvLine } from '@hammerdock/domain/text/csv.ts';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import * as z from 'zod';
import { listExportedLots } from '../store/manifests/exported-lots.ts';
import { askerOf, sendRefusal, startDownload, type ExportSources } from './ask-call.ts';

/** Lots that are in memory at a time. */
const BATCH = 500;

export function mountLotExports(http: FastifyInstance, sources: ExportSources): void {
  const ask = askerOf(sources, 'manifests');
  const { db } = sources.pipeline.context;
  for (const list of EXPORT_LISTS) {
    const address = `/exports/lots-${list}.csv`;
    http.get<{ Querystring: { seller_id?: string } }>(address, async (request, reply) => {
      const { seller_id } = request.query;
      const acting = seller_id === undefined ? {} : { seller_id };
      const answer = await ask('previewExport', { ...acting, list }, { request, reply });
      if (answer.body.status === 'error') return sendRefusal(reply, answer);
      const found = z.parse(manifests.previewExport.output, answer.body.data);
      const batches = listExportedLots(db, { sellerId: found.seller_id, list, size: BATCH });
      const download = startDownload(reply, `lots-${list}.csv`, 'text/csv');
      return download.send(Readable.from(lotsCsv(batches)));
    });
  }
}

export async function* lotsCsv(
  batches: AsyncIterable<readonly LotToExport[]>,
): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(EXPORT_HEADER);
  for await (const lots of batches) yield lots.map((lot) => csvLine(exportCells(lot))).join('');
}
