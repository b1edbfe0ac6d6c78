import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { createCertificate } from '#tests/support/tls/create-certificate.ts';

const reportSchema = z.object({ count: z.number(), repeated: z.number(), lastAt: z.number() });

/** the name of a push service that the application knows */
const host = 'fcm.googleapis.com';

/** Starts a push service. `settings`: with these, an application sends to it. */
export async function openPushService(folder: string) {
  const { key, cert } = await createCertificate(host);
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  writeFileSync(keyFile, key);
  writeFileSync(certificateFile, cert);
  const program = join(import.meta.dirname, 'push-service.ts');
  const child = spawn(process.execPath, [program, keyFile, certificateFile], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const read = async () => String((await once(lines, 'line'))[0]);
  const port = await read();
  const ask = async (line: 'report' | 'reset') => {
    child.stdin.write(`${line}\n`);
    return reportSchema.parse(JSON.parse(await read()));
  };
  return {
    pid: child.pid ?? 0,
    urlOf: (userId: string) => `https://${host}/fcm/send/${userId}`,
    settings: {
      NODE_EXTRA_CA_CERTS: certificateFile,
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'reach-push-service.ts')}`,
      BENCH_PUSH_SERVICE: `${host}:${port}`,
    },
    report: async () => ask('report'),
    reset: async () => ask('reset'),
    stop: () => child.kill(),
  };
}
