// RFC 8058: a mail program posts to the very address that a person would open, from anywhere and
// without a session; the token in the address is all the proof there is. The call behind it is the
// one that the page's button makes.
import { ok } from '@hammerdock/domain/result.ts';
import type { FastifyInstance } from 'fastify';
import type { MountedCall } from './handler.ts';
import { invoke } from './invoke.ts';
import type { Pipeline } from './pipeline.ts';
import { callerOf } from './mount.ts';

/** Where letters say that they can be ended, the parameter that holds the token, and by what. */
const DOORS = [
  { path: '/unsubscribe', parameter: 'token', call: 'notifications.stopNotifications' },
  { path: '/saved_search', parameter: 'mute', call: 'savedSearches.muteSavedSearch' },
  { path: '/newsletter', parameter: 'leave', call: 'newsletter.leaveNewsletter' },
] as const;

/** Such posts hold no more than "List-Unsubscribe=One-Click". */
const BODY_BYTES_MAX = 4096;

export async function mountOneClick(
  app: FastifyInstance,
  pipeline: Pipeline,
  calls: readonly MountedCall[],
): Promise<void> {
  await app.register(async (scope) => {
    // As a form or as multipart: nothing in it is needed.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    for (const { path, parameter, call } of DOORS) {
      const mounted = calls.find(({ service, name }) => `${service}.${name}` === call);
      if (mounted === undefined) throw new Error(`there is no ${call}`);
      scope.post<{ Querystring: Record<string, unknown> }>(
        path,
        { bodyLimit: BODY_BYTES_MAX },
        async (request, reply) => {
          const token = request.query[parameter];
          // A browser's cookie has no say here: this is nobody but the holder of the token.
          const caller = { ...callerOf(request, pipeline), token: null };
          const { httpStatus, body } = await invoke(pipeline, mounted, () => ok({ token }), caller);
          return reply.code(httpStatus).header('cache-control', 'no-store').send(body);
        },
      );
    }
  });
}
