import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ProfileDrawing } from './profile-drawing.ts';

const folder = join(import.meta.dirname, 'profile');

async function importDrawings(file: string): Promise<ProfileDrawing[]> {
  const exported: Record<string, ProfileDrawing | readonly ProfileDrawing[]> = await import(join(folder, file));
  return Object.values(exported).flat();
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** Every drawing in `profile/`, by number. */
export const profileDrawings: readonly ProfileDrawing[] = (await Promise.all(files.map(importDrawings)))
  .flat()
  .toSorted((a, b) => a.number - b.number);
