import type { FastifyRequest } from 'fastify';

/** Lets programs that search for leaked secrets recognize a key. */
export const apiKeyPrefix = 'cs_';

/** The text after `Authorization: Bearer`, in any format; null without it. */
export function readApiKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer +(.*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
