/** Words of a film and when they come, in seconds of the film. */
export type Cue = { at: number; words: string };

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** '00:04.250' */
function timestamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  return `${twoDigits(Math.floor(ms / 60_000))}:${twoDigits(Math.floor((ms % 60_000) / 1000))}.${String(ms % 1000).padStart(3, '0')}`;
}

/** Captions (WebVTT); each stands until the next comes, the last until the film's end. */
export function webVtt(cues: readonly Cue[], duration: number): string {
  const shown = cues.filter(({ at }) => at < duration);
  const blocks = shown.map(
    ({ at, words }, index) => `${timestamp(at)} --> ${timestamp(shown[index + 1]?.at ?? duration)}\n${words}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}
