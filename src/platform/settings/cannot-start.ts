/** The application cannot start. The message is one line for the operator. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** An invalid setting. The message is one line for the operator. */
export class InvalidSetting extends Error {
  override readonly name = 'InvalidSetting';
}
