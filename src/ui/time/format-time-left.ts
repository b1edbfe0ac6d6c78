import { formatHoursAndMinutes } from './time-text.ts';

const minutesOfDay = 24 * 60;

/** Formats the time until the lock (ms): '9 days', '2 h 05 min', '41 min', in the last ten minutes '9:58'. */
export function formatTimeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 2 * minutesOfDay) return `${Math.floor(minutes / minutesOfDay)} days`;
  return minutes < 10 ? `${minutes}:${String(seconds % 60).padStart(2, '0')}` : formatHoursAndMinutes(minutes);
}
