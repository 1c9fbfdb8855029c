// The HTTP server itself: request ids, security headers, compression, time-outs. What it refuses or
// fails at has the one envelope; details are for the log only.
import { randomUUID } from 'node:crypto';
import type { ServerOptions } from 'node:http';
import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { fault, type Answer } from './rpc/answer.ts';
import { refuseStatus, refuseUnknown, refuseUnreadable } from './rpc/http-errors.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { prepareResponse } from './ssr/prepared-response.ts';

const BODY_BYTES_MAX = 256 * 1024;

/** How long a client may take for the head of a request, and for all of it (SF8). */
export interface Patience {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly checkEveryMs: number;
}

/** Long enough for photos over a slow line. */
const PATIENCE: Patience = { headersMs: 15_000, requestMs: 60_000, checkEveryMs: 5_000 };

export async function openHttp(
  log: Logger,
  patience: Patience = PATIENCE,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const http: ServerOptions = {
    headersTimeout: patience.headersMs,
    connectionsCheckingInterval: patience.checkEveryMs,
    // Missing ones are refused below, with the headers that every answer has.
    requireHostHeader: false,
  };
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Whoever writes a line says which request it is about.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: patience.requestMs,
    http,
    genReqId: () => randomUUID(),
    // Ours say no address, which may hold a secret, neither to the caller nor to the log.
    frameworkErrors: (_, request, reply) => {
      const { status, head, body } = rawAnswer(refuseStatus(400, request.id), request.id);
      reply.raw.writeHead(status, [...head]).end(body);
    },
    clientErrorHandler: (err, socket) => {
      const { code } = err;
      if (code === 'ECONNRESET' || socket.destroyed) return;
      const requestId = randomUUID();
      log.trace({ err, requestId }, 'client error');
      const { bytes } = rawAnswer(refuseUnreadable(code, requestId), requestId);
      if (socket.writable) socket.end(bytes, () => socket.destroy());
      else socket.destroy();
    },
    forceCloseConnections: 'idle',
  });
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
    if (request.headers.host !== undefined || request.raw.httpVersion !== '1.1') return next();
    void reply.code(400).header('connection', 'close').send(refuseStatus(400, request.id).body);
  });
  await app.register(compress, { threshold: 1024 });
  app.setNotFoundHandler((request, reply) => {
    const { httpStatus, body } = refuseUnknown(app, request, reply);
    return reply.code(httpStatus).header('cache-control', 'no-store').send(body);
  });
  app.setErrorHandler((error, request, reply) => {
    void reply.header('cache-control', 'no-store');
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) {
      const { httpStatus, body } = refuseStatus(status, request.id);
      return reply.code(httpStatus).send(body);
    }
    request.log.error({ err: error, requestId: request.id }, 'a request failed');
    return reply.code(500).send(fault(request.id).body);
  });
  return app;
}

/** For an answer that does not go through the framework, and ends the connection. */
function rawAnswer(
  { httpStatus, body }: Answer,
  requestId: string,
): ReturnType<typeof prepareResponse> {
  const headers = {
    ...SECURITY_HEADERS,
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  };
  return prepareResponse(httpStatus, headers, Buffer.from(JSON.stringify(body)));
}
