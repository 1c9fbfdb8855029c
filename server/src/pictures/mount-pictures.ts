import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONTENTS } from '@hammerdock/domain/catalog/lot-pictures.ts';
import {
  LABEL_EDITION,
  PICTURE_SIZE,
  PICTURE_WIDTHS,
  type PictureWidth,
} from '@hammerdock/domain/catalog/picture.ts';
import { drawLabel } from './label.ts';
import type { Shelf } from './shelf.ts';

export interface PictureSources {
  readonly shelf: Shelf;
  /** Whether a lot carries this label: none is drawn for the asking. */
  readonly knowsLabel: (lpn: string) => Promise<boolean>;
}

const FILE = /^(?<name>[a-z0-9-]+)-(?<content>[0-9a-f]{8})\.webp$/;
const LABEL = /^label-(?<lpn>[A-Z0-9-]{4,32})-(?<edition>[0-9a-f]{8})\.webp$/;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the pictures of lots at /pictures/<file>, and their sizes at /pictures/<width>/<file>. */
export function mountPictures(http: FastifyInstance, sources: PictureSources): void {
  const serve = servePicture(sources);
  http.get<{ Params: { file: string } }>('/pictures/:file', (request, reply) =>
    serve(request, reply, { file: request.params.file, width: PICTURE_SIZE.width }),
  );
  http.get<{ Params: { file: string; width: string } }>(
    '/pictures/:width/:file',
    (request, reply) => {
      const width = PICTURE_WIDTHS.find((one) => String(one) === request.params.width);
      if (width === undefined) return notFound(reply);
      return serve(request, reply, { file: request.params.file, width });
    },
  );
}

interface Wanted {
  readonly file: string;
  readonly width: PictureWidth;
}

function servePicture({ shelf, knowsLabel }: PictureSources) {
  return async (request: FastifyRequest, reply: FastifyReply, { file, width }: Wanted) => {
    const { lpn, edition } = LABEL.exec(file)?.groups ?? {};
    if (lpn !== undefined) {
      if (edition !== LABEL_EDITION || !(await knowsLabel(lpn))) return notFound(reply);
      return send(reply, await drawLabel(lpn, width), 'webp');
    }
    const { name, content } = FILE.exec(file)?.groups ?? {};
    if (name === undefined || !CONTENTS.has(name)) return notFound(reply);
    void reply.header('vary', 'Accept');
    const avif = request.headers.accept?.includes('image/avif')
      ? await shelf.find({ name, width, format: 'avif' })
      : undefined;
    // An address from before a picture was made anew still shows that picture, as it is now.
    if (content !== CONTENTS.get(name)) void reply.header('cache-control', 'no-cache');
    if (avif !== undefined) return send(reply, avif, 'avif');
    return send(reply, await shelf.findOrMake({ name, width, format: 'webp' }), 'webp');
  };
}

function send(reply: FastifyReply, picture: Buffer, format: 'webp' | 'avif'): FastifyReply {
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', FOR_EVER);
  return reply.type(`image/${format}`).send(picture);
}

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain').send('No such picture.');
