// What the printed label of a lot says.
import type { ReturnOf } from '@hammerdock/contract/call.ts';
import type { labels } from '@hammerdock/contract/services/seller/labels.ts';
import type { LabelRow } from '../../store/auctions/printed-labels.ts';

type Label = ReturnOf<typeof labels.listLabels>['labelList'][number];

export const viewLabel = (row: LabelRow, origin: string): Label => ({
  lpn: row.lpn,
  title: row.title,
  lot_number: row.number,
  floor_location: row.floorLocation,
  code: row.number === null ? row.lpn : `${origin}/productView/${row.id}`,
});
