// A picture at <folder>/<file>, its sizes at <folder>/<width>/<file>; AVIF where it is accepted.
import {
  PICTURE_SIZE,
  PICTURE_WIDTHS,
  type PictureWidth,
} from '@hammerdock/domain/catalog/picture.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PictureStore } from './picture-store.ts';

export interface WantedSize {
  readonly file: string;
  readonly width: PictureWidth;
}

type Serve = (
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: WantedSize,
) => Promise<FastifyReply>;

export function mountSizes(http: FastifyInstance, folder: string, serve: Serve): void {
  http.get<{ Params: { file: string } }>(`${folder}/:file`, (request, reply) =>
    serve(request, reply, { file: request.params.file, width: PICTURE_SIZE.width }),
  );
  http.get<{ Params: { file: string; width: string } }>(
    `${folder}/:width/:file`,
    (request, reply) => {
      const width = PICTURE_WIDTHS.find((one) => String(one) === request.params.width);
      if (width === undefined) return notFound(reply);
      return serve(request, reply, { file: request.params.file, width });
    },
  );
}

interface PictureRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly pictureStore: PictureStore;
}

/** Sends a picture that exists; the caller sets its Cache-Control header. */
export async function sendSize(
  { request, reply, pictureStore }: PictureRequest,
  { name, width }: { name: string; width: PictureWidth },
): Promise<FastifyReply> {
  void reply.header('vary', 'Accept');
  const avif = acceptsAvif(request)
    ? await pictureStore.find({ name, width, format: 'avif' })
    : undefined;
  if (avif !== undefined) return reply.type('image/avif').send(avif);
  const webp = await pictureStore.findOrMake({ name, width, format: 'webp' });
  return reply.type('image/webp').send(webp);
}

export const acceptsAvif = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('image/avif') === true;

export const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain').send('No such picture.');
