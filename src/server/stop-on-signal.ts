type Options = {
  /** frees everything; may take its time */
  stop(): Promise<void>;
  say(line: string): void;
};

const patienceMs = 4500;
/** ms within which a second signal is the same Ctrl-C, delivered by the terminal and by whoever started us */
const echoMs = 500;

/** Stops the application once on SIGTERM or SIGINT, at the latest after 4.5 s; a second signal ends it at once. */
export function stopOnSignal({ stop, say }: Options): void {
  let stoppingSince: number | null = null;
  const onSignal = () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > echoMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    say('Stopping …');
    setTimeout(() => process.exit(1), patienceMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
