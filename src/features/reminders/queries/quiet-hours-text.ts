/** '10 PM' */
export function hourText(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** When no alert and no reminder comes. */
export function quietHoursText({ quietFrom, quietTo }: { quietFrom: number; quietTo: number }): string {
  if (quietFrom === quietTo) return 'You have no quiet hours.';
  return `None in your quiet hours, from ${hourText(quietFrom)} to ${hourText(quietTo)}.`;
}
