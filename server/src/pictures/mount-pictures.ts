import type { FastifyInstance } from 'fastify';
import { readDrawings } from './drawings.ts';

/** Serves the pictures of lots at /pictures/<file>; a browser keeps each for a day. */
export function mountPictures(http: FastifyInstance): void {
  const drawings = readDrawings();
  http.get<{ Params: { file: string } }>('/pictures/:file', (request, reply) => {
    const drawing = drawings.get(request.params.file);
    if (drawing === undefined) return reply.code(404).type('text/plain').send('No such picture.');
    void reply
      .header('cache-control', 'public, max-age=86400')
      .header('etag', drawing.etag)
      // Opened by itself, a drawing is a document; it may style itself and nothing else.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    if (request.headers['if-none-match'] === drawing.etag) return reply.code(304).send();
    return reply.type('image/svg+xml; charset=utf-8').send(drawing.svg);
  });
}
