import { afterEach } from 'vitest';

const noise: string[] = [];

for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
  console[method] = (...values: unknown[]) => noise.push(`console.${method}: ${values.map(String).join(' ')}`);
}

afterEach(() => {
  const lines = noise.splice(0);
  if (lines.length > 0) throw new Error(`The test wrote to the console:\n${lines.join('\n')}`);
});
