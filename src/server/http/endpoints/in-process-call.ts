import { ApiError } from '#contract/api/api-error.ts';
import type { Call } from '#contract/api/page-renderer.ts';
import { toHttpError } from '../errors/to-http-error.ts';
import type { ServedRoutes } from './served.ts';
import type { Visit } from '../visit/create-visit.ts';

/** The public API for pages rendered on the server: the same parsing, authorization and errors as over HTTP. */
export function createInProcessCall(routes: ServedRoutes, onFailure: (error: unknown) => void): (visit: Visit) => Call {
  return (visit) => async (name, input) => {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint of this name has this response
      return (await routes[name]?.call(input ?? {}, visit)) as never;
    } catch (error) {
      const { status, body } = toHttpError(error);
      if (status >= 500) onFailure(error);
      throw new ApiError(status, body);
    }
  };
}
