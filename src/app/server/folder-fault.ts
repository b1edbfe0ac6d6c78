import { accessSync, constants, mkdirSync } from 'node:fs';
import { errorLine } from '#platform/db/open-server.ts';

/** Why no file can be written in a folder, as one line; null if it can. A missing folder is created. */
export function folderFault(folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return null;
  } catch (error) {
    return errorLine(error);
  }
}
