// The registry as an OpenAPI document (API-03), made from the schemas that validate the calls.
import { sentenceOf, statusOf, type RefusalName } from '@hammerdock/contract/refusals.ts';
import * as z from 'zod';
import type { MountedCall } from './handler.ts';

const PIPELINE: readonly RefusalName[] = ['InputInvalid', 'TooManyRequests', 'Unavailable'];
const MEMBERS: readonly RefusalName[] = ['SignInNeeded', 'RoleMissing'];

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): object =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

const errorSchema = {
  type: 'object',
  required: ['status', 'statusText', 'code', 'facts', 'fieldErrors', 'requestId'],
  properties: {
    status: { const: 'error' },
    statusText: { type: 'string' },
    code: { type: 'string' },
    facts: { type: 'object' },
    fieldErrors: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
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
  return { description: call.says ?? 'Done', content: { 'application/json': { schema } } };
}

function refusalResponses({ call }: MountedCall): Record<string, object> {
  const names = [...PIPELINE, ...(call.access === 'guest' ? [] : MEMBERS), ...call.refusals];
  const byStatus = Map.groupBy(names, (name) => String(statusOf(name)));
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((name) => `${name}: ${sentenceOf(name)}`).join('\n\n'),
        content: { 'application/json': { schema: errorSchema } },
      },
    ]),
  );
}

function operationOf(mounted: MountedCall, path: string): object {
  const { call, service } = mounted;
  const type = call.takesFiles === true ? 'multipart/form-data' : 'application/json';
  const body = { content: { [type]: { schema: schemaOf(call.input, 'input') } } };
  const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };
  return {
    operationId: path,
    summary: call.summary,
    tags: [service],
    ...(call.access === 'guest' ? {} : { security: [{ bearer: [] }] }),
    ...(call.repeatable === 'by key' ? { parameters: [key] } : {}),
    ...(call.method === 'POST' ? { requestBody: body } : {}),
    responses: { '200': successResponse(mounted), ...refusalResponses(mounted) },
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
    info: { title: 'Hammerdock', version: '1', description: 'The named calls of the store.' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}
