import { formatHoursAndMinutes } from '#ui/time/time-text.ts';

/** '2 h 05 min', '9 min 20 s' from `now` until a time (both epoch ms); null once the time is reached. */
export function formatCountdown(until: number, now: number): string | null {
  const seconds = Math.ceil((until - now) / 1000);
  if (seconds <= 0) return null;
  const minutes = Math.floor(seconds / 60);
  const days = Math.floor(minutes / 1440);
  if (days > 0) return `${days} d ${Math.floor(minutes / 60) % 24} h`;
  if (minutes >= 60) return formatHoursAndMinutes(minutes);
  return minutes > 0 ? `${minutes} min ${String(seconds % 60).padStart(2, '0')} s` : `${seconds} s`;
}
