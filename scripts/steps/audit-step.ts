import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Counts, Step } from './step.ts';

const limitMs = 60_000;

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/** The result of `npm audit --json`. Null: the registry has no list of vulnerabilities, or does not respond. */
export function readAudit(output: string): { serious: string[] } | null {
  try {
    const { vulnerabilities } = reportSchema.parse(JSON.parse(output));
    const serious = Object.entries(vulnerabilities).filter(([, { severity }]) =>
      ['high', 'critical'].includes(severity),
    );
    return { serious: serious.map(([name, { severity }]) => `${name}: ${severity}`) };
  } catch {
    return null;
  }
}

async function runAudit(): Promise<string> {
  const options = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000'];
  const child = spawn('npm', options, { stdio: ['ignore', 'pipe', 'ignore'], timeout: limitMs });
  const failed = new Promise<string>((resolve) => child.once('error', () => resolve('')));
  return Promise.race([text(child.stdout), failed]);
}

/** Fails when a package of production has a known vulnerability of severity high or critical. */
export const auditStep: Step = {
  name: 'Known vulnerabilities of the packages',
  run: async (): Promise<Counts> => {
    const audit = readAudit(await runAudit());
    if (audit === null) {
      process.stdout.write('  Skipped: the registry has no list of vulnerabilities, or does not respond.\n');
      return { passed: 0, failed: 0, skipped: 1 };
    }
    for (const line of audit.serious) process.stdout.write(`  ${line}\n`);
    const failed = audit.serious.length > 0 ? 1 : 0;
    return { passed: 1 - failed, failed, skipped: 0 };
  },
};
