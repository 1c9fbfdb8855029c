/** What ends the work on an archive; the message says why and what to do, for its sender. */
export class ArchiveProblem extends Error {
  override name = 'ArchiveProblem';
}
