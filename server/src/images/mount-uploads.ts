// Serves uploaded pictures to their owner and to admins; all others get 404.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import type { FoundActor } from '../rpc/access/find-actor.ts';
import { findUpload } from '../store/platform/uploads.ts';
import { mountSizes, notFound, sendSize, type WantedSize } from './mount-sizes.ts';
import type { PictureStore } from './picture-store.ts';

export interface UploadSources {
  readonly db: Db;
  readonly pictureStore: PictureStore;
  readonly findActor: (request: FastifyRequest) => Promise<FoundActor>;
}

const FILE = /^(?<id>[0-9a-f-]{36})\.webp$/;

export function mountUploads(
  http: FastifyInstance,
  { db, pictureStore, findActor }: UploadSources,
): void {
  const serve = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { file, width }: WantedSize,
  ): Promise<FastifyReply> => {
    // Set first, so that errors are not stored either.
    void reply.header('cache-control', 'private, no-store');
    void reply.header('content-security-policy', `default-src 'none'; sandbox`);
    const { id } = FILE.exec(file)?.groups ?? {};
    const found = await findActor(request);
    if (found.kind === 'too many') {
      return reply.code(429).header('retry-after', String(found.retryAfterSeconds)).send();
    }
    const { actor } = found;
    if (id === undefined || actor === null) return notFound(reply);
    const upload = await findUpload(db, id);
    const maySee = upload?.ownerId === actor.userId || actor.role === 'admin';
    if (upload === undefined || !maySee) return notFound(reply);
    return sendSize({ request, reply, pictureStore }, { name: upload.id, width });
  };
  mountSizes(http, '/uploads', serve);
}
