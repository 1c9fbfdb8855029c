// The HTTP server: request ids, security headers, compression, timeouts. Refusals and faults use
// the common envelope; details go to the log only.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { ServerOptions } from 'node:http';
import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { fault, type Answer } from './answer.ts';
import { refuseStatus, refuseUnknown, refuseUnreadable } from './http-errors.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const BODY_BYTES_MAX = 256 * 1024;

/** How long a client may take to send the headers of a request, and all of it (SF8). */
export interface RequestTimeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly checkEveryMs: number;
}

/** Long enough for photos over a slow connection. */
const TIMEOUTS: RequestTimeouts = { headersMs: 15_000, requestMs: 60_000, checkEveryMs: 5_000 };

export async function openHttp(
  log: Logger,
  timeouts: RequestTimeouts = TIMEOUTS,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const http: ServerOptions = {
    headersTimeout: timeouts.headersMs,
    connectionsCheckingInterval: timeouts.checkEveryMs,
    // A missing Host header is refused below, with the security headers.
    requireHostHeader: false,
  };
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Each log line states its request id explicitly.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: timeouts.requestMs,
    http,
    genReqId: () => randomUUID(),
    // Fastify's messages contain the address, which may hold a secret.
    frameworkErrors: (_, request, reply) => {
      const { status, headers, body } = rawAnswer(refuseStatus(400, request.id), request.id);
      reply.raw.writeHead(status, headers).end(body);
    },
    clientErrorHandler: (err, socket) => {
      const { code } = err;
      if (code === 'ECONNRESET' || socket.destroyed) return;
      const requestId = randomUUID();
      log.trace({ err, requestId }, 'client error');
      const answer = rawAnswer(refuseUnreadable(code, requestId), requestId);
      if (socket.writable) socket.end(serialize(answer), () => socket.destroy());
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
    const entry = { err: error, requestId: request.id };
    const hasClientLeft = reply.raw.destroyed && isCutOff(error);
    if (hasClientLeft) request.log.debug(entry, 'a client left during a response');
    else request.log.error(entry, 'a request failed');
    return reply.code(500).send(fault(request.id).body);
  });
  return app;
}

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A response outside Fastify's routes, after which the connection is closed. */
function rawAnswer({ httpStatus, body }: Answer, requestId: string): RawAnswer {
  const text = JSON.stringify(body);
  return {
    status: httpStatus,
    headers: {
      ...SECURITY_HEADERS,
      'x-request-id': requestId,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
      connection: 'close',
    },
    body: text,
  };
}

/** For a socket whose request could not be read, so that there is no response to write to. */
function serialize({ status, headers, body }: RawAnswer): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}
