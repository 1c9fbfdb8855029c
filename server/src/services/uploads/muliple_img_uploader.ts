import type { uploads } from '@hammerdock/contract/services/uploads.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { countUploads, insertUploads } from '../../store/platform/uploads.ts';
import { viewUpload } from '../../views/platform/upload.ts';

/** The quota of stored uploads per user. */
const MOST = 1000;

export const muliple_img_uploader: Handler<typeof uploads.muliple_img_uploader> = async (
  { file_upload: files, isCompress, quality, resultWidth: width, resultHeight: height },
  ctx,
) => {
  const { userId: ownerId } = ctx.actor;
  const full = refused('UploadQuotaReached', { most: MOST });
  // Also checked before the conversion, so that a full quota costs nothing.
  if ((await countUploads(ctx.db, ownerId)) + files.length > MOST) return full;
  return ctx.uploads.save({
    files,
    target: isCompress ? { width, height, quality } : null,
    record: (saved) =>
      ctx.transact(async (tx) => {
        if (!(await insertUploads(tx, { ownerId, uploads: saved, most: MOST }))) return full;
        return ok({ responseData: { files: saved.map(viewUpload) } });
      }),
  });
};
