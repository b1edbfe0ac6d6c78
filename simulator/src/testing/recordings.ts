import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Responses of the real API, recorded outside the repository. Tests that compare with them skip where the folder is absent. */
export const recordingsFolder = resolve(import.meta.dirname, '../../../../shared/recorded');

export const hasRecordings = existsSync(resolve(recordingsFolder, 'manifest.json'));
