export const WRONG_TYPE =
  'Something went wrong! Please make sure you upload the expected file type.';
export const UPLOAD_FAILED = 'Upload Failed!';
export const IMAGE_UPLOAD_FAILED = 'Image Upload Failed';

/** Why a picture was not taken in (MISC-08). */
export class UploadError extends Error {
  override name = 'UploadError';
  /** What HTTP said; null when nothing that answers was reached. */
  readonly status: number | null;
  /** Trying again would not help: the picture goes from the list. */
  readonly remove: boolean;

  constructor(message: string, { status }: { status: number | null }) {
    super(message);
    this.status = status;
    this.remove = status === 403;
  }
}
