/** An error whose message is all its reader needs: it is shown without a stack. */
export class Explained extends Error {
  explained = true;
}
