import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Recorded answers of the real Stats API, kept beside the checkout (they may not be in it). */
export const recordedFolder = join(import.meta.dirname, '..', '..', '..', 'shared', 'recorded');

/** Tests of the recordings skip themselves where this is false, and the simulated league covers the same code. */
export const hasRecorded = existsSync(join(recordedFolder, 'manifest.json'));
