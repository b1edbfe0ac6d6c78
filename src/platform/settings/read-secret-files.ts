import { readFileSync } from 'node:fs';
import { InvalidSetting } from './invalid-setting.ts';

/** Settings that can also be read from the file named by the setting with the suffix `_FILE`. */
export const secretSettings = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'METRICS_TOKEN', 'SMTP_URL'];

type Environment = Record<string, string | undefined>;

/** Adds the content of the files that `NAME_FILE` settings name. Throws `InvalidSetting` for an unreadable file. */
export function readSecretFiles(env: Environment): Environment {
  const added = secretSettings.flatMap((name) => {
    const file = env[`${name}_FILE`];
    if (file === undefined || file === '') return [];
    if (env[name] !== undefined && env[name] !== '') throw new InvalidSetting(`Set ${name} or ${name}_FILE, not both`);
    return [[name, readSecret(`${name}_FILE`, file)]];
  });
  return { ...env, ...Object.fromEntries(added) };
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new InvalidSetting(`${name} must be a file that can be read; it is ${JSON.stringify(file)}`);
  }
}
