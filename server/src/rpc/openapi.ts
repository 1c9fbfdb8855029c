// The OpenAPI document (API-03), generated from the schemas that validate the calls.
import { describeRefusal, statusOf, type RefusalName } from '@hammerdock/contract/refusals.ts';
import * as z from 'zod';
import type { MountedCall } from './handler.ts';
import { IDEMPOTENCY_KEY_SHAPE } from './request-headers.ts';

/** Refusals that any call may return before its handler runs. */
const PIPELINE: readonly RefusalName[] = [
  'RequestMalformed',
  'PayloadUndecryptable',
  'MethodNotAllowed',
  'InputInvalid',
  'InputUnreadable',
  'CharactersInvalid',
  'CardNumberRefused',
  'IdempotencyKeyInvalid',
  'InputTooLarge',
  'TooManyRequests',
  'Unavailable',
  'Maintenance',
];
const POSTED: readonly RefusalName[] = ['OriginRefused', 'MediaTypeUnsupported'];
const MEMBERS: readonly RefusalName[] = ['SignInNeeded', 'RoleMissing'];

/** Responses with these statuses have a Retry-After header. */
const WITH_RETRY_AFTER = new Set(['429', '503']);

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): object =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

const errorSchema = {
  type: 'object',
  description: 'What every refusal and fault looks like.',
  required: ['status', 'statusText', 'code', 'facts', 'fieldErrors', 'requestId'],
  properties: {
    status: { const: 'error' },
    statusText: { type: 'string', description: 'A sentence for the person who asked.' },
    code: { type: 'string', description: 'The name of the refusal; Fault for a fault.' },
    facts: { type: 'object', description: 'The figures of the sentence, by name.' },
    fieldErrors: {
      type: 'object',
      description: 'What is wrong with each field, by its path.',
      additionalProperties: { type: 'string' },
    },
    requestId: { type: 'string', format: 'uuid' },
  },
};

const errorContent = {
  'application/json': { schema: { $ref: '#/components/schemas/Error' } },
};

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A name that the caller chooses for this request, such as a UUID. A repeat with the same key ' +
    'and the same input has no second effect and gets the first answer; the same key with other ' +
    'input is refused (KeyReused). Only answers that had an effect are stored.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY_SHAPE.source },
  example: '7f0c2a52-3a0f-4b58-9d6b-0a2f9f3f1c77',
};

function successResponse({ call }: MountedCall): object {
  const schema = {
    type: 'object',
    required: ['status', 'statusText', 'data'],
    properties: {
      status: { const: 'success' },
      statusText: { type: 'string' },
      data: schemaOf(call.output, 'output'),
    },
  };
  return {
    description: call.successMessage ?? 'Done',
    content: { 'application/json': { schema } },
  };
}

function refusalsOf({ call }: MountedCall): readonly RefusalName[] {
  return [
    ...new Set([
      ...PIPELINE,
      ...(call.method === 'POST' ? POSTED : []),
      ...(call.access === 'guest' ? [] : MEMBERS),
      ...(call.repeatable === 'by key' ? (['KeyReused'] as const) : []),
      ...call.refusals,
    ]),
  ];
}

function refusalResponses(mounted: MountedCall): Record<string, object> {
  const byStatus = Map.groupBy(refusalsOf(mounted), (name) => String(statusOf(name)));
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((name) => `${name}: ${describeRefusal(name)}`).join('\n\n'),
        ...(WITH_RETRY_AFTER.has(status) ? { headers: { 'Retry-After': retryAfter } } : {}),
        content: errorContent,
      },
    ]),
  );
}

const retryAfter = {
  description: 'The seconds after which another try is worth it.',
  schema: { type: 'integer', minimum: 1 },
};

const fault = { description: 'Fault: Something went wrong!', content: errorContent };

/** The fields of a GET call as query parameters. */
function queryParameters({ call }: MountedCall): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(call.input, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const SIGNED_IN = [{ bearer: [] }, { session: [] }];

function operationOf(mounted: MountedCall, path: string): object {
  const { call, service } = mounted;
  const type = call.takesFiles === true ? 'multipart/form-data' : 'application/json';
  const body = { content: { [type]: { schema: schemaOf(call.input, 'input') } } };
  const parameters = [
    ...(call.method === 'GET' ? queryParameters(mounted) : []),
    ...(call.repeatable === 'by key' ? [keyParameter] : []),
  ];
  return {
    operationId: path,
    summary: call.summary,
    tags: [service],
    // A guest's call may also be made signed in.
    security: call.access === 'guest' ? [{}, ...SIGNED_IN] : SIGNED_IN,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.method === 'POST' ? { requestBody: body } : {}),
    responses: { '200': successResponse(mounted), ...refusalResponses(mounted), '500': fault },
    'x-access': call.access,
  };
}

export function openApiOf(calls: readonly MountedCall[]): object {
  const paths: Record<string, object> = {};
  for (const mounted of calls) {
    const { call, name } = mounted;
    for (const path of [name, ...(call.aliases ?? [])]) {
      const method = call.method.toLowerCase();
      paths[`/api/${call.group}/${path}`] = { [method]: operationOf(mounted, path) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hammerdock',
      version: '1',
      description: 'The named calls of the store.',
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: '/', description: 'The store that serves this document.' }],
    tags: [...new Set(calls.map(({ service }) => service))].map((name) => ({
      name,
      description: `The calls of ${name}.`,
    })),
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The userToken of the answer that began the session.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'hammerdock',
          description: 'Set by the answer that begins a session; for our own pages.',
        },
      },
    },
  };
}
