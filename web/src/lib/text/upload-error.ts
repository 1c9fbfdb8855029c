export const WRONG_TYPE =
  'Something went wrong! Please make sure you upload the expected file type.';
export const UPLOAD_FAILED = 'Upload Failed!';
export const IMAGE_UPLOAD_FAILED = 'Image Upload Failed';

/** Why a picture was not accepted (MISC-08). */
export class UploadError extends Error {
  override name = 'UploadError';
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  /** A retry would not help, so the picture is removed from the list. */
  readonly remove: boolean;

  constructor(message: string, { status }: { status: number | null }) {
    super(message);
    this.status = status;
    this.remove = status === 403;
  }
}
