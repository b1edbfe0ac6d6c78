import { ApiError } from '#contract/api-error.ts';
import type { Call } from '#contract/page-renderer.ts';
import { errorToHttp } from '../errors/errors-to-http.ts';
import type { ServedRoutes } from './served.ts';
import type { Visit } from '../visit/visit.ts';

/** The public API for pages rendered here, as the page's visitor may call it: the same parsing, handlers and refusals as over HTTP, without the wire. */
export function createInProcessCall(routes: ServedRoutes, onFailure: (error: unknown) => void): (visit: Visit) => Call {
  return (visit) => async (name, input) => {
    try {
      return await routes[name].answer(input ?? {}, visit);
    } catch (error) {
      const { status, body } = errorToHttp(error);
      if (status >= 500) onFailure(error);
      throw new ApiError(status, body);
    }
  };
}
