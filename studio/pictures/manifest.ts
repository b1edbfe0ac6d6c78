import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PictureFile } from './picture-files.ts';

/** The hash of the drawing and size that each file was made from. A file is stale when the hash differs from the current one. */
export type Manifest = Record<string, string>;

export const manifestPath = 'studio/pictures/manifest.json';

export function fingerprint({ svg, pixels }: PictureFile): string {
  return createHash('sha256').update(`${pixels}\n${svg}`).digest('hex').slice(0, 16);
}

export function createManifest(files: readonly PictureFile[]): Manifest {
  return Object.fromEntries(files.map((file) => [file.path, fingerprint(file)]));
}

export function readManifest(): unknown {
  return JSON.parse(readFileSync(manifestPath, 'utf8'));
}
