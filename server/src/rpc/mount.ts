// The registry on HTTP: POST (or GET) /api/{group}/{name}, one envelope, the session by cookie or
// bearer, and the check of where a write comes from.
import { APP_VERSION, VERSION_HEADER } from '@hammerdock/contract/app-version.ts';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal, type Answer } from './answer.ts';
import type { MountedCall } from './handler.ts';
import { invoke, type Caller, type Pipeline } from './invoke.ts';
import { comesFromOurPages } from './origin.ts';
import { cookieNameOf, cookieOptionsOf } from './session-cookie.ts';

const KEY_SHAPE = /^[\w:.-]{8,128}$/;

export async function mountCalls(
  app: FastifyInstance,
  pipeline: Pipeline,
  calls: readonly MountedCall[],
): Promise<void> {
  const { config } = pipeline.house;
  await app.register(cookie);
  for (const mounted of calls) {
    const { call, name } = mounted;
    const answerTo = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!comesFromOurPages(request, config, cookieNameOf(config))) {
        return sendAnswer(reply, refusal('OriginRefused', request.id));
      }
      const raw = call.method === 'GET' ? request.query : request.body;
      const answer = await invoke(pipeline, mounted, raw, callerOf(request, pipeline));
      applySessionChange(reply, answer, pipeline);
      return sendAnswer(reply, answer);
    };
    for (const path of [name, ...(call.aliases ?? [])]) {
      app.route({ method: call.method, url: `/api/${call.group}/${path}`, handler: answerTo });
    }
  }
  app.all('/api/*', (request, reply) => sendAnswer(reply, refusal('NotFound', request.id)));
}

/** Who asks, as the pipeline wants to know it; server rendering uses the same. */
export function callerOf(request: FastifyRequest, pipeline: Pipeline): Caller {
  const bearer = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1];
  const key = request.headers['idempotency-key'];
  return {
    token: bearer ?? request.cookies[cookieNameOf(pipeline.house.config)] ?? null,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    idempotencyKey: typeof key === 'string' && KEY_SHAPE.test(key) ? key : null,
    requestId: request.id,
  };
}

function applySessionChange(reply: FastifyReply, answer: Answer, { house }: Pipeline): void {
  const change = answer.sessionChange;
  if (change === undefined) return;
  const name = cookieNameOf(house.config);
  if (change.token === null) void reply.clearCookie(name, cookieOptionsOf(house.config, false));
  else void reply.setCookie(name, change.token, cookieOptionsOf(house.config, change.persistent));
}

function sendAnswer(reply: FastifyReply, { httpStatus, body }: Answer): FastifyReply {
  void reply.code(httpStatus).header('cache-control', 'no-store');
  void reply.header(VERSION_HEADER, APP_VERSION);
  if (body.status === 'error') {
    const wait = body.facts['retryAfterSeconds'] ?? (httpStatus === 503 ? 2 : undefined);
    if (wait !== undefined) void reply.header('retry-after', String(wait));
  }
  return reply.send(body);
}
