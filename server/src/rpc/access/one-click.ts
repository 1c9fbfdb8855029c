// One-click unsubscribe (RFC 8058): a mail program posts to the address that a person would open,
// without a session; the token in the address authorizes it. The button on the page makes the same
// call.
import { ok } from '@hammerdock/domain/result.ts';
import type { FastifyInstance } from 'fastify';
import type { MountedCall } from '../handler.ts';
import { invoke } from '../invoke.ts';
import type { Pipeline } from '../pipeline.ts';
import { callerOf } from '../mount.ts';

/** The addresses in unsubscribe headers, their token parameters and their calls. */
const ENDPOINTS = [
  { path: '/unsubscribe', parameter: 'token', call: 'notifications.stopNotifications' },
  { path: '/saved_search', parameter: 'mute', call: 'savedSearches.muteSavedSearch' },
  { path: '/newsletter', parameter: 'leave', call: 'newsletter.leaveNewsletter' },
] as const;

/** The body is "List-Unsubscribe=One-Click". */
const BODY_BYTES_MAX = 4096;

export async function mountOneClick(
  app: FastifyInstance,
  pipeline: Pipeline,
  calls: readonly MountedCall[],
): Promise<void> {
  await app.register(async (scope) => {
    // A form or multipart; the content is not needed.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    for (const { path, parameter, call } of ENDPOINTS) {
      const mounted = calls.find(({ service, name }) => `${service}.${name}` === call);
      if (mounted === undefined) throw new Error(`there is no ${call}`);
      scope.post<{ Querystring: Record<string, unknown> }>(
        path,
        { bodyLimit: BODY_BYTES_MAX },
        async (request, reply) => {
          const token = request.query[parameter];
          // The token alone authorizes the call; a session cookie is ignored.
          const caller = { ...callerOf(request, pipeline), token: null };
          const { httpStatus, body } = await invoke(pipeline, mounted, () => ok({ token }), caller);
          return reply.code(httpStatus).header('cache-control', 'no-store').send(body);
        },
      );
    }
  });
}
