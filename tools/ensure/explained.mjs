/** An error whose message is enough for its reader: it is shown without a stack. */
export class Explained extends Error {
  explained = true;
}
