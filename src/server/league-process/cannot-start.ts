/** The application cannot start. The message is one line for the person who starts it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
