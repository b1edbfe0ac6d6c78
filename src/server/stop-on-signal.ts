type Options = {
  /** releases all resources */
  stop(): Promise<void>;
  print(line: string): void;
};

const maxStopMs = 9000;
/** ms within which a second signal is the same Ctrl-C, sent by the terminal and by the parent process */
const echoMs = 500;

/** Stops the application on SIGTERM or SIGINT, after at most 9 s. A second signal ends the process at once. */
export function stopOnSignal({ stop, print }: Options): void {
  let stoppingSince: number | null = null;
  const onSignal = () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > echoMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    print('Stopping …');
    setTimeout(() => process.exit(1), maxStopMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
