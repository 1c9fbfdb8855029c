// Decrypts the bodies of requests and encrypts those of responses (API-04), where a key is set.
import { openPayloadCipher, type PayloadPlace } from '@hammerdock/contract/payload-encryption.ts';
import type { RefusalName } from '@hammerdock/contract/refusals.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Answer } from '../../http/answer.ts';

export interface Payloads {
  /** The JSON body of a request. */
  read(request: FastifyRequest): Promise<Result<unknown, RefusalName>>;
  /** The body of a response. */
  write(request: FastifyRequest, answer: Answer): Promise<object>;
}

/** Without encryption. */
const PLAIN: Payloads = {
  read: (request) => Promise.resolve(ok(request.body)),
  write: (_, { body }) => Promise.resolve(body),
};

const encryptedBody = z.strictObject({ data: z.string() });

export async function openPayloads(app: FastifyInstance, key: string | null): Promise<Payloads> {
  if (key === null) return PLAIN;
  const cipher = await openPayloadCipher(key);
  return {
    read: async (request) => {
      const body = encryptedBody.safeParse(request.body);
      if (!body.success) return refused('PayloadUndecryptable');
      const place = placeOf(request, 'request');
      // Another key and a changed text are the same refusal.
      const text = await cipher.decrypt(body.data, place).catch(() => null);
      if (text === null) return refused('PayloadUndecryptable');
      // The refusal below says what the parser found.
      const input = await parse(app, request, text).catch(() => null);
      return input === null ? refused('InputUnreadable') : ok(input.value);
    },
    write: async (request, { body }) => {
      // The sender may have another key, and is to read why.
      if (body.status === 'error' && body.code === 'PayloadUndecryptable') return body;
      return cipher.encrypt(JSON.stringify(body), placeOf(request, 'response'));
    },
  };
}

/** By Fastify's own parser, which refuses the names of prototypes. */
async function parse(app: FastifyInstance, request: FastifyRequest, text: string) {
  const parser = app.getDefaultJsonParser('error', 'error');
  return new Promise<{ readonly value: unknown }>((resolve, reject) => {
    void parser(request, text, (error, value: unknown) => {
      if (error === null) resolve({ value });
      else reject(error);
    });
  });
}

const placeOf = (
  { method, routeOptions }: FastifyRequest,
  direction: PayloadPlace['direction'],
): PayloadPlace => ({ direction, method, path: routeOptions.url ?? '' });
