// Reads multipart requests: fields into memory, files streamed to the disk. File names are ignored.
import {
  FILE_BYTES_MAX,
  FILES_MAX,
  type ReceivedFile,
} from '@hammerdock/contract/shapes/upload.ts';
import multipart from '@fastify/multipart';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { RefusalName } from '@hammerdock/contract/refusals.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';

const FIELDS_MAX = 20;
const FIELD_BYTES_MAX = 2000;
/** Boundaries and fields of a request. */
const ENVELOPE_BYTES = 100_000;

export async function admitMultipart(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: true,
    limits: {
      files: FILES_MAX,
      fileSize: FILE_BYTES_MAX,
      fields: FIELDS_MAX,
      fieldSize: FIELD_BYTES_MAX,
      fieldNameSize: 100,
      parts: FILES_MAX + FIELDS_MAX,
    },
  });
}

interface Receiving {
  /** Where each file is added. */
  readonly received: ReceivedFile[];
  /** Of the call's one file; undefined: of pictures. */
  readonly bytesMax?: number | undefined;
}

/** The caller discards the received files after the call, also when it fails. */
export async function readMultipart(
  request: FastifyRequest,
  uploads: AppContext['uploads'],
  { received, bytesMax }: Receiving,
): Promise<Result<unknown, RefusalName>> {
  const totalMax = bytesMax ?? FILES_MAX * FILE_BYTES_MAX;
  // Refused before it is read, as far as its sender says how large it is.
  if (Number(request.headers['content-length'] ?? 0) > totalMax + ENVELOPE_BYTES) {
    return refuseLarge(bytesMax);
  }
  const fields = new Map<string, unknown[]>();
  const add = (name: string, value: unknown): void => {
    fields.set(name, [...(fields.get(name) ?? []), value]);
  };
  try {
    for await (const part of request.parts({ limits: { fileSize: bytesMax ?? FILE_BYTES_MAX } })) {
      if (part.type === 'field') {
        add(part.fieldname, part.value);
      } else {
        const file = await uploads.receive(part.file);
        if (!file.ok) return file;
        received.push(file.value);
        add(part.fieldname, file.value);
      }
    }
  } catch (error) {
    return refuseUnread(error, bytesMax);
  }
  // A repeated field becomes a list, which no call accepts as a single value.
  const values = [...fields].map(([name, given]) => [name, given.length > 1 ? given : given[0]]);
  return ok(Object.fromEntries(values));
}

function refuseUnread(error: unknown, bytesMax: number | undefined): Result<never, RefusalName> {
  if (!(error instanceof Error)) throw error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refuseLarge(bytesMax);
  if (code === 'FST_FILES_LIMIT') return refused('TooManyFiles', { most: FILES_MAX });
  // System errors are faults; all others mean that the body could not be parsed.
  if ('syscall' in error) throw error;
  return refused('InputUnreadable');
}

const refuseLarge = (bytesMax: number | undefined): Result<never, RefusalName> =>
  bytesMax === undefined
    ? refused('FileTooLarge')
    : refused('UploadTooLarge', { most: Math.floor(bytesMax / 1024 / 1024) });
