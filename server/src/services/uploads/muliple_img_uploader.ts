import type { uploads } from '@hammerdock/contract/services/uploads.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { countUploads, insertUploads } from '../../store/uploads.ts';
import { viewUpload } from '../../views/upload.ts';

/** Kept of one person at a time, whatever they go along with. */
const MOST = 1000;

export const muliple_img_uploader: Handler<typeof uploads.muliple_img_uploader> = async (
  { file_upload: files, isCompress, quality, resultWidth: width, resultHeight: height },
  ctx,
) => {
  const { userId: ownerId } = ctx.actor;
  const full = refused('UploadQuotaReached', { most: MOST });
  // Looked at before the work as well: whoever has too many costs nothing.
  if ((await countUploads(ctx.db, ownerId)) + files.length > MOST) return full;
  return ctx.uploads.save({
    files,
    target: isCompress ? { width, height, quality } : null,
    record: (kept) =>
      ctx.transact(async (tx) => {
        if (!(await insertUploads(tx, { ownerId, uploads: kept, most: MOST }))) return full;
        return ok({ responseData: { files: kept.map(viewUpload) } });
      }),
  });
};
