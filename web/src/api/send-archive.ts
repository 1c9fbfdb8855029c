// Uploads a ZIP file in parts, each sent again after a lost connection.
import type { Envelope } from '@hammerdock/contract/call.ts';
import { addressOfCall } from './call-address.ts';
import type { Answer } from './calls.ts';
import type { Api } from './client.ts';
import { decodeAnswer } from './payloads.ts';
import { postForm } from './pictures/post-form.ts';

const FAILED = 'The file couldn’t be uploaded. Check your connection and try again.';
const ATTEMPTS = 4;
const RETRY_MS = 1000;

interface Sending {
  readonly file: File;
  /** The seller an admin acts for. */
  readonly acting: { readonly seller_id?: string };
  /** null: all lots of the seller. */
  readonly auctionId: string | null;
  readonly signal: AbortSignal;
  /** In percent. */
  readonly onProgress: (percent: number) => void;
}

/** Rejects with the sentence to show; the id of the archive otherwise. */
export async function sendArchive(api: Api, sending: Sending): Promise<string> {
  const { file, acting, auctionId, onProgress } = sending;
  const started = await api('photoArchives.startPhotoArchive', {
    ...acting,
    file_name: file.name.slice(0, 200),
    bytes: file.size,
    auction_id: auctionId,
  });
  const { archive_id: id, part_bytes: size, part_count: count } = started.data;
  try {
    for (let part = 0; part < count; part += 1) {
      const content = file.slice(part * size, (part + 1) * size);
      const partDone = (percent: number) =>
        onProgress(Math.round((100 * part + (percent * content.size) / size) / count));
      await sendPart({ id, part, content }, { ...sending, onProgress: partDone });
    }
  } catch (reason) {
    // It can't go on: the next attempt begins with a new one.
    removeArchive(api, id);
    throw reason;
  }
  return id;
}

/** Also while the page is being left. Without a connection the store removes it after a day. */
function removeArchive(api: Api, archive_id: string): void {
  void api('photoArchives.cancelPhotoArchive', { archive_id }, { isLast: true }).catch(() => null);
}

interface Part {
  readonly id: string;
  readonly part: number;
  readonly content: Blob;
}

async function sendPart(
  { id, part, content }: Part,
  options: Pick<Sending, 'signal' | 'onProgress'>,
): Promise<void> {
  const address = addressOfCall('photoArchives.uploadArchivePart');
  for (let attempt = 1; ; attempt += 1) {
    const form = new FormData();
    form.append('archive_id', id);
    form.append('part', String(part));
    form.append('file_upload', content);
    // Reported in the next lines.
    const response = await postForm(form, { ...address, ...options }).catch(() => null);
    options.signal.throwIfAborted();
    const answer = response === null ? null : await readPartAnswer(response);
    if (answer?.status === 'success') return;
    if (answer !== null) throw new Error(answer.statusText);
    if (attempt === ATTEMPTS) throw new Error(FAILED);
    await new Promise((resolve) => setTimeout(resolve, attempt * RETRY_MS));
  }
}

type PartAnswer = Envelope<Answer<'photoArchives.uploadArchivePart'>>;

/** null where a proxy answered, or the server is being restarted. */
async function readPartAnswer(response: Response): Promise<PartAnswer | null> {
  if (response.status >= 502) return null;
  const address = addressOfCall('photoArchives.uploadArchivePart');
  // Of this call; another body has no status.
  const answer = (await decodeAnswer(response, address).catch(() => null)) as PartAnswer | null;
  return answer?.status === undefined ? null : answer;
}
