// Uploads a manifest, whose answer is not an envelope where a proxy refused it.
import type { Envelope } from '@hammerdock/contract/call.ts';
import { addressOfCall } from './call-address.ts';
import type { Answer } from './calls.ts';
import { decodeAnswer } from './payloads.ts';

type Sent = Envelope<Answer<'manifests.uploadManifest'>>;

const FAILED = 'The file couldn’t be uploaded. Check your connection and try again.';

/** Rejects with the sentence to show; the id of the import otherwise. */
export async function sendManifest(file: File, acting: { seller_id?: string }): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(acting)) form.append(name, value);
  form.append('file_name', file.name.slice(0, 200));
  form.append('file_upload', file);
  const address = addressOfCall('manifests.uploadManifest');
  const { method, path } = address;
  // Reported in the next lines.
  const response = await fetch(path, { method, credentials: 'same-origin', body: form }).catch(
    () => null,
  );
  if (response === null) throw new Error(FAILED);
  // Of this call; another body has no status.
  const answer = (await decodeAnswer(response, address).catch(() => null)) as Sent | null;
  if (answer?.status === 'success') return answer.data.import_id;
  throw new Error(answer?.statusText ?? FAILED);
}
