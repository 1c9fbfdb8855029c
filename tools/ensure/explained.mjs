/** An error whose message is enough for the user: it is shown without a stack. */
export class Explained extends Error {
  explained = true;
}
