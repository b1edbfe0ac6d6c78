/** An invalid setting. The message is one line for the operator. */
export class InvalidSetting extends Error {
  override readonly name = 'InvalidSetting';
}
