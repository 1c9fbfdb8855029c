// Serves previews of photos in a ZIP file. The call `getArchivePhoto` answers first, so that only
// the seller of the file, and admins, see its photos.
import { ok } from '@hammerdock/domain/result.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MountedCall } from '../rpc/handler.ts';
import { invoke } from '../rpc/invoke.ts';
import { callerOf } from '../rpc/mount.ts';
import type { Pipeline } from '../rpc/pipeline.ts';
import { findPhotoArchive } from '../store/photo-archives/photo-archives.ts';
import { ArchivePreviews, PREVIEW_WIDTHS } from './archive-previews.ts';
import { notFound } from './mount-sizes.ts';

interface PreviewSources {
  readonly pipeline: Pipeline;
  readonly calls: readonly MountedCall[];
  /** The seconds to wait, or null. */
  readonly refusePreview: (request: FastifyRequest) => Promise<number | null>;
}

const FILE = /^(?<place>\d{1,7})\.webp$/;
/** Signing out clears it; another account in the same browser asks again. */
const PRIVATE = 'private, max-age=3600';

interface Address {
  readonly id: string;
  readonly width: string;
  readonly file: string;
}

export function mountArchivePhotos(http: FastifyInstance, sources: PreviewSources): void {
  const { pipeline, calls, refusePreview } = sources;
  const { db, archives } = pipeline.context;
  const mounted = calls.find(({ name }) => name === 'getArchivePhoto');
  if (mounted === undefined) throw new Error('no call getArchivePhoto');
  const previews = new ArchivePreviews(archives);
  http.get<{ Params: Address }>('/archive-photos/:id/:width/:file', async (request, reply) => {
    // Set first, so that errors are not stored.
    void reply.header('cache-control', 'private, no-store');
    void reply.header('content-security-policy', `default-src 'none'; sandbox`);
    const { id, file } = request.params;
    const width = PREVIEW_WIDTHS.find((one) => String(one) === request.params.width);
    const place = Number(FILE.exec(file)?.groups?.['place'] ?? Number.NaN);
    if (width === undefined || Number.isNaN(place)) return notFound(reply);
    const wait = await refusePreview(request);
    if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
    const read = () => ok({ archive_id: id, place });
    const { httpStatus, body } = await invoke(pipeline, mounted, read, callerOf(request, pipeline));
    if (body.status === 'error') {
      // Others do not learn whether there is such a photo.
      const isTemporary = httpStatus === 429 || httpStatus >= 500;
      return isTemporary ? reply.code(httpStatus).send() : notFound(reply);
    }
    const archive = await findPhotoArchive(db, id);
    const preview = archive === undefined ? null : await previews.make(archive, { place, width });
    return preview === null ? notFound(reply) : sendPreview(reply, preview);
  });
}

const sendPreview = (reply: FastifyReply, preview: Buffer): FastifyReply =>
  reply.header('cache-control', PRIVATE).header('vary', 'Cookie').type('image/webp').send(preview);
