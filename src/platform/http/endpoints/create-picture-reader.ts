import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { NotFound } from '../errors/app-error.ts';
import type { Picture } from './serve-picture.ts';

async function readFolder(folder: URL): Promise<ReadonlyMap<string, Buffer>> {
  const names = await readdir(fileURLToPath(folder));
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(new URL(name, folder))] as const)));
}

/** Returns the pictures of a folder by file name. The folder is read once, at the first request. `hint`: existing names. */
export function createPictureReader(folder: URL, hint: string): (name: string) => Promise<Picture> {
  let files: Promise<ReadonlyMap<string, Buffer>> | null = null;
  return async (name) => {
    files ??= readFolder(folder);
    const content = (await files).get(name);
    if (content === undefined) throw new NotFound(`There is no picture ${name} here. ${hint}`);
    return { content };
  };
}
