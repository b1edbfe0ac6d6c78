const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `time`: ISO 8601 or epoch ms */
export function formatTime(time: string | number): string {
  return timeFormat.format(new Date(time));
}
