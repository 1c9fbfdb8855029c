// Sends an input to a call as a client does: JSON, a query string, or multipart with files.
import { randomUUID } from 'node:crypto';
import type { MountedCall } from '../../rpc/handler.ts';
import type { World } from '../world.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly text: string;
}

export async function sendInput(
  { app }: World,
  { call, name }: MountedCall,
  input: unknown,
  token: string | null,
): Promise<FuzzAnswer> {
  const url = `/api/${call.group}/${name}`;
  const headers = {
    'idempotency-key': randomUUID(),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const sent =
    call.method === 'GET'
      ? { method: 'GET' as const, url: `${url}?${queryOf(input)}`, headers }
      : call.takesFiles === true
        ? { method: 'POST' as const, url, headers, payload: formOf(input) }
        : {
            method: 'POST' as const,
            url,
            headers: { ...headers, 'content-type': 'application/json' },
            payload: JSON.stringify(input),
          };
  const response = await app.http.inject(sent);
  return { status: response.statusCode, text: response.body };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const entriesOf = (input: unknown): [string, string][] =>
  Object.entries(typeof input === 'object' && input !== null ? input : { input }).map(
    ([name, value]) => [name, textOf(value).slice(0, 2000)],
  );

const queryOf = (input: unknown): string => new URLSearchParams(entriesOf(input)).toString();

function formOf(input: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of entriesOf(input)) {
    if (name === 'file_upload') form.append(name, new Blob([value]), 'photo.jpg');
    else form.append(name, value);
  }
  return form;
}
