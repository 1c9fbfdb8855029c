// The registry on HTTP: POST (or GET) /api/{group}/{name}, one envelope, the session by cookie or
// bearer, and the check of where a write comes from.
import { APP_VERSION, VERSION_HEADER } from '@hammerdock/contract/app-version.ts';
import type { ReceivedFile } from '@hammerdock/contract/shapes/upload.ts';
import { holdsCardNumber } from '@hammerdock/domain/checks/card-number-in-text.ts';
import { ok } from '@hammerdock/domain/result.ts';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal, type Answer } from './answer.ts';
import type { MountedCall } from './handler.ts';
import { invoke, type Caller, type Pipeline, type ReadInput } from './invoke.ts';
import { admitMultipart, readMultipart } from './multipart.ts';
import { comesFromOurPages } from './origin.ts';
import { cookieNameOf, cookieOptionsOf } from './session-cookie.ts';

const KEY_SHAPE = /^[\w:.-]{8,128}$/;

export async function mountCalls(
  app: FastifyInstance,
  pipeline: Pipeline,
  calls: readonly MountedCall[],
): Promise<void> {
  await app.register(cookie);
  for (const mounted of calls) {
    if (mounted.call.takesFiles !== true) mountCall(app, pipeline, mounted);
  }
  await app.register(async (scope) => {
    await admitMultipart(scope);
    for (const mounted of calls) {
      if (mounted.call.takesFiles === true) mountCall(scope, pipeline, mounted);
    }
  });
  app.all('/api/*', (request, reply) => sendAnswer(reply, refusal('NotFound', request.id)));
}

function mountCall(app: FastifyInstance, pipeline: Pipeline, mounted: MountedCall): void {
  const { call, name } = mounted;
  const { config, uploads } = pipeline.house;
  const answerTo = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!comesFromOurPages(request, config, cookieNameOf(config))) {
      return sendAnswer(reply, refusal('OriginRefused', request.id));
    }
    const received: ReceivedFile[] = [];
    const read: ReadInput = () => {
      if (call.method === 'GET') return ok(request.query);
      const isMultipart = call.takesFiles === true && request.isMultipart();
      return isMultipart ? readMultipart(request, uploads, received) : ok(request.body);
    };
    const answer = await invoke(pipeline, mounted, read, callerOf(request, pipeline));
    await uploads.discard(received);
    applySessionChange(reply, answer, pipeline);
    return sendAnswer(reply, answer);
  };
  for (const path of [name, ...(call.aliases ?? [])]) {
    app.route({ method: call.method, url: `/api/${call.group}/${path}`, handler: answerTo });
  }
}

/** Who asks, as the pipeline wants to know it; server rendering uses the same. */
export function callerOf(request: FastifyRequest, pipeline: Pipeline): Caller {
  const bearer = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1];
  const key = request.headers['idempotency-key'];
  const agent = (request.headers['user-agent'] ?? '').slice(0, 300);
  return {
    token: bearer ?? request.cookies[cookieNameOf(pipeline.house.config)] ?? null,
    address: request.ip,
    // Kept with the session, so it is no place for a card number either.
    userAgent: holdsCardNumber(agent) ? '' : agent,
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
