// The HTTP server itself: request ids, security headers, compression, and faults told to nobody
// but the log.
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { fault, refusal } from './rpc/answer.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const BODY_BYTES_MAX = 256 * 1024;

export async function openHttp(config: Config, log: Logger): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Whoever writes a line says which request it is about.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_BYTES_MAX,
    genReqId: () => randomUUID(),
    // Ours say no address, which may hold a secret, neither to the caller nor to the log.
    frameworkErrors: (_, request, reply) => {
      const body = JSON.stringify(refusal('InputInvalid', request.id).body);
      reply.raw.writeHead(400, { 'content-type': 'application/json' }).end(body);
    },
    forceCloseConnections: 'idle',
  });
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
    next();
  });
  await app.register(compress, { threshold: 1024 });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(refusal('NotFound', request.id).body),
  );
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) {
      const answer = refusal('InputInvalid', request.id);
      return reply.code(status).send(answer.body);
    }
    request.log.error({ err: error, requestId: request.id }, 'a request failed');
    return reply.code(500).send(fault(request.id).body);
  });
  return app;
}
