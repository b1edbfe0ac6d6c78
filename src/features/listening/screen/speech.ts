/** A sentence is shorter, ms. Some browsers never report the end of a long one. */
const longest = 15_000;

let startedAt = 0;

/** The voice of the browser. */
export const speech = {
  isAvailable: (): boolean => 'speechSynthesis' in globalThis,
  isSpeaking: (): boolean => speechSynthesis.speaking && performance.now() - startedAt < longest,
  /** Speaks at once, and ends what is being spoken. */
  say(text: string): void {
    speechSynthesis.cancel();
    startedAt = performance.now();
    speechSynthesis.speak(new SpeechSynthesisUtterance(text));
  },
  stop: (): void => speechSynthesis.cancel(),
};
