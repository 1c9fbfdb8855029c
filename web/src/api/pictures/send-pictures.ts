// Uploads pictures and reads the answer, including responses that are not an envelope (MISC-08).
import type { Envelope } from '@hammerdock/contract/call.ts';
import { IMAGE_UPLOAD_FAILED, UPLOAD_FAILED, UploadError } from '../../lib/text/upload-error.ts';
import { addressOfCall } from '../call-address.ts';
import type { Answer } from '../calls.ts';
import { decodeAnswer } from '../payloads.ts';

export type Uploaded = Answer<'uploads.muliple_img_uploader'>['responseData']['files'][number];

/** The box that a webcam photo is scaled into. */
const COMPRESSION = { isCompress: 'true', quality: '80', resultWidth: '500', resultHeight: '500' };

export interface PicturesToSend {
  readonly files: readonly File[];
  readonly compressed: boolean;
}

/** `post` sends the form to its address. */
export async function sendPictures(
  post: (form: FormData) => Promise<Response>,
  { files, compressed }: PicturesToSend,
): Promise<readonly Uploaded[]> {
  const form = new FormData();
  form.append('folder', 'messages');
  if (compressed) {
    for (const [name, value] of Object.entries(COMPRESSION)) form.append(name, value);
  }
  for (const file of files) form.append('file_upload', file);
  // Reported in the next line.
  const response = await post(form).catch(() => null);
  if (response === null) throw new UploadError(UPLOAD_FAILED, { status: null });
  const { status } = response;
  const envelope = await readEnvelope(response);
  if (!response.ok) throw new UploadError(envelope?.statusText || UPLOAD_FAILED, { status });
  const taken = envelope?.status === 'success' ? envelope.data?.responseData?.files : undefined;
  if (taken?.length !== files.length) throw new UploadError(IMAGE_UPLOAD_FAILED, { status });
  return taken;
}

type Answered = Envelope<Partial<Answer<'uploads.muliple_img_uploader'>> | null>;

async function readEnvelope(response: Response): Promise<Answered | null> {
  try {
    const address = addressOfCall('uploads.muliple_img_uploader');
    // Of this call; the fields of another body are missing.
    return (await decodeAnswer(response, address)) as Answered | null;
  } catch {
    return null;
  }
}
