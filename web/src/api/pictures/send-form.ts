// Uploads files and reads the answer, including responses that are not an envelope (MISC-08).
import type { Envelope } from '@hammerdock/contract/call.ts';
import { IMAGE_UPLOAD_FAILED, UPLOAD_FAILED, UploadError } from '../../lib/text/upload-error.ts';
import { addressOfCall } from '../call-address.ts';
import type { Answer } from '../calls.ts';
import { decodeAnswer } from '../payloads.ts';

type UploadCall = 'uploads.muliple_img_uploader' | 'lotPhotos.uploadLotPhotos';
type Files<N extends UploadCall> = Answer<N>['responseData']['files'];

interface FormToSend<N extends UploadCall> {
  readonly call: N;
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly File[];
}

/** `post` sends the form to the address of the call. */
export async function sendForm<N extends UploadCall>(
  post: (form: FormData) => Promise<Response>,
  { call, fields, files }: FormToSend<N>,
): Promise<Files<N>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('file_upload', file);
  // Reported in the next line.
  const response = await post(form).catch(() => null);
  if (response === null) throw new UploadError(UPLOAD_FAILED, { status: null });
  const { status } = response;
  const envelope = await readEnvelope(response, call);
  if (!response.ok) throw new UploadError(envelope?.statusText || UPLOAD_FAILED, { status });
  const taken = envelope?.status === 'success' ? envelope.data?.responseData?.files : undefined;
  if (taken?.length !== files.length) throw new UploadError(IMAGE_UPLOAD_FAILED, { status });
  return taken;
}

type Answered<N extends UploadCall> = Envelope<{
  readonly responseData?: { readonly files?: Files<N> };
} | null>;

async function readEnvelope<N extends UploadCall>(
  response: Response,
  call: N,
): Promise<Answered<N> | null> {
  try {
    // Of this call; the fields of another body are missing.
    return (await decodeAnswer(response, addressOfCall(call))) as Answered<N> | null;
  } catch {
    return null;
  }
}
