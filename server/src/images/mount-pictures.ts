import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LABEL_EDITION } from '@hammerdock/domain/catalog/picture.ts';
import { LabelCache } from './label-cache.ts';
import { acceptsAvif, mountSizes, notFound, sendSize, type WantedSize } from './mount-sizes.ts';
import type { PictureStore } from './picture-store.ts';

export interface PictureSources {
  readonly pictureStore: PictureStore;
  /** Whether a lot carries this label; labels of other numbers are not rendered. */
  readonly knowsLabel: (lpn: string) => Promise<boolean>;
  /** Called before a label is rendered: null, or the seconds this visitor has to wait. */
  readonly refuseRendering: (request: FastifyRequest) => Promise<number | null>;
  readonly labels?: LabelCache;
}

const FILE = /^(?<name>[a-z0-9-]+-[0-9a-f]{8})\.webp$/;
const LABEL = /^label-(?<lpn>[A-Z0-9-]{4,32})-(?<edition>[0-9a-f]{8})\.webp$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Presigned addresses are valid for at least twice as long. */
const REDIRECT = 'public, max-age=900';

/** Serves the pictures of lots at /pictures/<file>, and their sizes at /pictures/<width>/<file>. */
export function mountPictures(http: FastifyInstance, sources: PictureSources): void {
  mountSizes(http, '/pictures', servePicture(sources));
}

function servePicture(sources: PictureSources) {
  const { pictureStore, knowsLabel, refuseRendering, labels = new LabelCache() } = sources;
  return async (request: FastifyRequest, reply: FastifyReply, { file, width }: WantedSize) => {
    const { lpn, edition } = LABEL.exec(file)?.groups ?? {};
    if (lpn !== undefined) {
      if (edition !== LABEL_EDITION || !(await knowsLabel(lpn))) return notFound(reply);
      const wait = labels.has(lpn, width) ? null : await refuseRendering(request);
      if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
      void reply.header('cache-control', IMMUTABLE);
      return reply.type('image/webp').send(await labels.findOrRender(lpn, width));
    }
    const { name } = FILE.exec(file)?.groups ?? {};
    if (name === undefined || !(await pictureStore.has(name))) return notFound(reply);
    const address = await pictureStore.presign({ name, width }, acceptsAvif(request));
    if (address !== null) {
      return reply.headers({ 'cache-control': REDIRECT, vary: 'Accept' }).redirect(address);
    }
    void reply.header('cache-control', IMMUTABLE);
    return sendSize({ request, reply, pictureStore }, { name, width });
  };
}
