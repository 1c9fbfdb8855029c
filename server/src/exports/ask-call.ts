// A download is preceded by a call, so that only who may make the call may download.
import type { Services } from '@hammerdock/contract';
import { ok } from '@hammerdock/domain/result.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../http/answer.ts';
import type { MountedCall } from '../rpc/handler.ts';
import { invoke } from '../rpc/invoke.ts';
import { callerOf } from '../rpc/mount.ts';
import type { Pipeline } from '../rpc/pipeline.ts';

export interface ExportSources {
  readonly pipeline: Pipeline;
  readonly calls: readonly MountedCall[];
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export const askerOf =
  <S extends keyof Services>({ pipeline, calls }: ExportSources, service: S) =>
  async (name: keyof Services[S] & string, input: object, { request, reply }: Asked) => {
    // Set first, so that errors are not stored either.
    void reply.header('cache-control', 'private, no-store');
    const mounted = calls.find((each) => each.service === service && each.name === name);
    if (mounted === undefined) throw new Error(`no call ${service}.${name}`);
    return invoke(pipeline, mounted, () => ok(input), callerOf(request, pipeline));
  };

/** Plain text, since a person opens the address. */
export const sendRefusal = (reply: FastifyReply, { httpStatus, body }: Answer): FastifyReply =>
  reply.code(httpStatus).type('text/plain; charset=utf-8').send(body.statusText);

export const startDownload = (reply: FastifyReply, file: string, type: string): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${file}"`)
    .type(`${type}; charset=utf-8`);
