// Mounts all calls on HTTP: POST (or GET) /api/{group}/{name}, with the session by cookie or bearer
// token and an origin check for writes.
import { APP_VERSION, VERSION_HEADER } from '@hammerdock/contract/app-version.ts';
import type { ReceivedFile } from '@hammerdock/contract/shapes/upload.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { addressOf } from '../http/caller-address.ts';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import { refusal, type Answer } from '../http/answer.ts';
import type { MountedCall } from './handler.ts';
import { hasMalformedQuery, refuseUnknown } from '../http/http-errors.ts';
import { invoke, type ReadInput } from './invoke.ts';
import type { Caller, Pipeline } from './pipeline.ts';
import { admitMultipart, readMultipart } from './input/multipart.ts';
import { openPayloads, type Payloads } from './input/payloads.ts';
import { comesFromOurPages } from './access/origin.ts';
import { hasMalformedKey, idempotencyKeyOf, pageUserOf, userAgentOf } from './request-headers.ts';
import {
  cookieNameOf,
  cookieOptionsOf,
  deviceCookieOf,
  deviceCookieOptionsOf,
} from './access/session-cookie.ts';

export async function mountCalls(
  app: FastifyInstance,
  pipeline: Pipeline,
  calls: readonly MountedCall[],
): Promise<void> {
  await app.register(cookie);
  const payloads = await openPayloads(app, pipeline.context.config.payloadKey);
  for (const mounted of calls) {
    if (mounted.call.takesFiles !== true) mountCall(app, pipeline, { mounted, payloads });
  }
  await app.register(async (scope) => {
    await admitMultipart(scope);
    for (const mounted of calls) {
      if (mounted.call.takesFiles === true) mountCall(scope, pipeline, { mounted, payloads });
    }
  });
  app.all('/api/*', (request, reply) => sendAnswer(reply, refuseUnknown(app, request, reply)));
}

interface Mounting {
  readonly mounted: MountedCall;
  readonly payloads: Payloads;
}

function mountCall(
  app: FastifyInstance,
  pipeline: Pipeline,
  { mounted, payloads }: Mounting,
): void {
  const { call, name } = mounted;
  const { config, uploads } = pipeline.context;
  const answerTo = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!comesFromOurPages(request, config, cookieNameOf(config))) {
      return sendAnswer(reply, refusal('OriginRefused', request.id));
    }
    if (hasMalformedQuery(request.query)) {
      return sendAnswer(reply, refusal('RequestMalformed', request.id));
    }
    if (hasMalformedKey(request)) return sendAnswer(reply, refuseKey(request.id));
    const received: ReceivedFile[] = [];
    const read: ReadInput = () => {
      if (call.method === 'GET') return ok(request.query);
      const isMultipart = call.takesFiles === true && request.isMultipart();
      return isMultipart
        ? readMultipart(request, uploads, { received, bytesMax: call.fileBytesMax })
        : payloads.read(request);
    };
    const answer = await invoke(pipeline, mounted, read, callerOf(request, pipeline));
    await uploads.discard(received);
    applySessionChange(reply, answer, pipeline);
    return sendAnswer(reply, answer, await payloads.write(request, answer));
  };
  for (const path of [name, ...(call.aliases ?? [])]) {
    app.route({ method: call.method, url: `/api/${call.group}/${path}`, handler: answerTo });
  }
}

/** The caller of an HTTP request; server rendering uses it, too. */
export function callerOf(request: FastifyRequest, pipeline: Pipeline): Caller {
  const bearer = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1];
  return {
    token: bearer ?? request.cookies[cookieNameOf(pipeline.context.config)] ?? null,
    deviceToken: request.cookies[deviceCookieOf(pipeline.context.config)] ?? null,
    pageUserId: pageUserOf(request),
    address: addressOf(request.raw, pipeline.context.config.trustedProxies),
    userAgent: userAgentOf(request),
    idempotencyKey: idempotencyKeyOf(request),
    requestId: request.id,
  };
}

const refuseKey = (requestId: string): Answer =>
  refusal('IdempotencyKeyInvalid', requestId, {
    fieldErrors: { 'Idempotency-Key': sentenceOf('IdempotencyKeyInvalid') },
  });

function applySessionChange(reply: FastifyReply, answer: Answer, { context }: Pipeline): void {
  const change = answer.sessionChange;
  if (change === undefined) return;
  const name = cookieNameOf(context.config);
  if (change.token === null) {
    void reply.clearCookie(name, cookieOptionsOf(context.config, false));
    // Removes private pages, pictures and receipts from the browser's cache (SF12).
    void reply.header('clear-site-data', '"cache"');
  } else
    void reply.setCookie(name, change.token, cookieOptionsOf(context.config, change.persistent));
  if (change.deviceToken === null) return;
  const device = deviceCookieOf(context.config);
  void reply.setCookie(device, change.deviceToken, deviceCookieOptionsOf(context.config));
}

function sendAnswer(
  reply: FastifyReply,
  { httpStatus, body }: Answer,
  sent: object = body,
): FastifyReply {
  void reply.code(httpStatus).header('cache-control', 'no-store');
  void reply.header(VERSION_HEADER, APP_VERSION);
  if (body.status === 'error') {
    const wait = body.facts['retryAfterSeconds'] ?? (httpStatus === 503 ? 2 : undefined);
    if (wait !== undefined) void reply.header('retry-after', String(wait));
  }
  return reply.send(sent);
}
