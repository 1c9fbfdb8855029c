/** A file that cannot be read; the message says why and what to do, for its sender. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
