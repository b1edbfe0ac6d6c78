import { setTimeout as delay } from 'node:timers/promises';
import { endWithGrace } from '#app/server/end-with-grace.ts';

/** A process whose parts need a moment to stop. */
const print = (line: string) => void process.stdout.write(`${line}\n`);
const stopAtEnd = endWithGrace({ log: { fatal: () => {} }, print });
stopAtEnd(async () => {
  await delay(300);
  print('stopped');
});
setInterval(() => undefined, 1000);
print('ready');
