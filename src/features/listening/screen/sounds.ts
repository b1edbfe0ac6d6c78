import type { PitchSound, Tone } from '../rules/pitch-words.ts';

const toneLength = 0.2;
const clickLength = 0.03;
const clickHertz = 2400;
const gap = 0.08;
/** C, E and G */
const chord = [523, 659, 784];
const chordLength = 0.7;
const loudness = 0.2;

let context: AudioContext | null = null;

/** The sound output, null while the browser does not allow it: it waits for a click or a key after the page was opened. */
function runningContext(): AudioContext | null {
  context ??= new AudioContext();
  if (context.state === 'running') return context;
  void context.resume();
  return navigator.userActivation.isActive ? context : null;
}

type Note = Tone & { from: number; length: number };

function play(output: AudioContext, { hertz, pan, from, length }: Note): void {
  const [oscillator, gain, panner] = [output.createOscillator(), output.createGain(), output.createStereoPanner()];
  oscillator.frequency.value = hertz;
  panner.pan.value = pan;
  // without a fade, a tone begins and ends with a crack
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loudness, from + 0.01);
  gain.gain.setTargetAtTime(0, from + length - 0.02, 0.01);
  oscillator.connect(gain).connect(panner).connect(output.destination);
  oscillator.start(from);
  oscillator.stop(from + length + 0.05);
}

/** Two tones for the height and the side of a pitch, then the clicks for nearness to the edge. */
export function playPitch({ height, side, clicks }: PitchSound): void {
  const output = runningContext();
  if (output === null) return;
  const start = output.currentTime;
  play(output, { ...height, from: start, length: toneLength });
  play(output, { ...side, from: start + toneLength + gap, length: toneLength });
  const firstClick = start + 2 * (toneLength + gap);
  for (let click = 0; click < clicks; click += 1)
    play(output, { hertz: clickHertz, pan: 0, from: firstClick + click * (clickLength + gap), length: clickLength });
}

/** A chord for runs. */
export function playRuns(): void {
  const output = runningContext();
  if (output === null) return;
  for (const hertz of chord) play(output, { hertz, pan: 0, from: output.currentTime, length: chordLength });
}
