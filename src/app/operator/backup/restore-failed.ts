/** A backup cannot be restored. The message is one line for the operator. */
export class RestoreFailed extends Error {
  override readonly name = 'RestoreFailed';
}
