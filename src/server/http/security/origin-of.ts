import type { FastifyRequest } from 'fastify';
import { isSecure } from './security-headers.ts';

/** Scheme and host by which the visitor reaches us, without a slash at the end. */
export function originOf(request: FastifyRequest): string {
  return `${isSecure(request) ? 'https' : 'http'}://${request.host}`;
}
