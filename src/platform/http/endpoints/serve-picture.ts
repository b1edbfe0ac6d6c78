import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { kindOf, sharingOf } from '#platform/viewer/server/sharing.ts';
import { NotFound } from '../app-error.ts';
import { createHttpBody, sendBody } from '../http-body.ts';
import { answerCall, type Handler } from './authorize-call.ts';
import { rawInput, type Served } from './served.ts';

type PictureEndpoint = Endpoint & {
  mediaType: 'image/svg+xml' | 'image/webp' | 'image/png';
  response?: never;
  maxAge: number;
};

/** SVG text or the bytes of a file. `maxAge`: seconds, if shorter than the endpoint's. */
export type Picture = { content: string | Buffer; maxAge?: number };

/** An endpoint that responds with a picture. `find` throws `NotFound` if there is none. */
export function servePicture<E extends PictureEndpoint>(endpoint: E, find: Handler<E, Picture>): Served {
  const { mediaType }: PictureEndpoint = endpoint;
  return {
    endpoint,
    async respond({ request, reply, visit }) {
      const { output } = await answerCall(endpoint, { raw: rawInput(request), visit }, find);
      const { content, maxAge = endpoint.maxAge } = output;
      const { cacheControl, vary } = sharingOf(visit.sharing, kindOf(endpoint), maxAge);
      return sendBody(request, reply, createHttpBody(content, mediaType), { mediaType, cacheControl, vary });
    },
  };
}

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
