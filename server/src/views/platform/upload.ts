// Row → an uploaded picture.
import type { InboxPictureRow } from '../../store/messaging/inbox.ts';

interface UploadRow {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

const nameOf = (id: string): string => `${id}.webp`;

export const viewUpload = ({ id, width, height }: UploadRow) => ({
  file_name: nameOf(id),
  address: `/uploads/${nameOf(id)}`,
  width,
  height,
});

export const viewAttached = (row: InboxPictureRow) => ({
  ...viewUpload(row),
  caption:
    row.filename === null
      ? null
      : { filename: row.filename, title: row.title ?? '', description: row.description ?? '' },
});
