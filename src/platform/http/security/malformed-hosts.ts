import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const hostPattern = /^(?:[a-z\d_.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Rejects requests with several Host headers or with a host that is not valid in a URL. HTTP/1.0 requests may have none. */
export function rejectMalformedHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { host } = request;
    const isValid = host === '' || (hostPattern.test(host) && URL.canParse(`http://${host}`));
    if (isValid && countHosts(request) <= 1) return;
    throw new AppError('invalid_input', 'The Host header is malformed.');
  });
}

/** Node's `headers` contain only the first one. In `rawHeaders`, names and values alternate. */
function countHosts({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}
