// The HTTP server itself: request ids, security headers, compression, and faults told to nobody
// but the log.
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { fault, refusal } from './rpc/answer.ts';

const BODY_BYTES_MAX = 256 * 1024;

export async function openHttp(config: Config, log: Logger): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_BYTES_MAX,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
  });
  // The content security policy is set where pages are made, since it carries a nonce.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: 31_536_000 },
    xFrameOptions: { action: 'sameorigin' },
  });
  await app.register(compress, { threshold: 1024 });
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
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
