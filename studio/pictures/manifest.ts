import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PictureFile } from './picture-files.ts';

/** Per file, the fingerprint of the drawing and size that it was made from: a file made from another one is stale. */
export type Manifest = Record<string, string>;

export const manifestPath = 'studio/pictures/manifest.json';

export function fingerprint({ svg, pixels }: PictureFile): string {
  return createHash('sha256').update(`${pixels}\n${svg}`).digest('hex').slice(0, 16);
}

export function manifestOf(files: readonly PictureFile[]): Manifest {
  return Object.fromEntries(files.map((file) => [file.path, fingerprint(file)]));
}

export function readManifest(): unknown {
  return JSON.parse(readFileSync(manifestPath, 'utf8'));
}
