/** A caption and its start in seconds of the film. */
export type Cue = { at: number; text: string };

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** '00:04.250' */
function formatTimestamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  return `${twoDigits(Math.floor(ms / 60_000))}:${twoDigits(Math.floor((ms % 60_000) / 1000))}.${String(ms % 1000).padStart(3, '0')}`;
}

/** Formats captions as WebVTT. Each is shown until the next starts, the last until the end of the film. */
export function formatWebVtt(cues: readonly Cue[], duration: number): string {
  const shown = cues.filter(({ at }) => at < duration);
  const blocks = shown.map(
    ({ at, text }, index) =>
      `${formatTimestamp(at)} --> ${formatTimestamp(shown[index + 1]?.at ?? duration)}\n${text}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}
