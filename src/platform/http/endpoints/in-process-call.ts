import { ApiError } from '#platform/api/api-error.ts';
import type { Call } from '#platform/api/page-renderer.ts';
import { toHttpError } from '../errors/to-http-error.ts';
import type { ServedRoutes } from './served.ts';
import type { Visit } from '../visit/create-visit.ts';

/** The public API for pages rendered on the server: the same parsing, authorization and errors as over HTTP. */
export function createInProcessCall(routes: ServedRoutes, onFailure: (error: unknown) => void): (visit: Visit) => Call {
  const served = new Map(Object.values(routes).map((each) => [`${each.endpoint.method} ${each.endpoint.path}`, each]));
  return (visit) => async (route, input) => {
    const { call } = served.get(route) ?? {};
    if (call === undefined) throw new Error(`There is no endpoint ${route} with data`);
    try {
      return await call(input, visit);
    } catch (error) {
      const { status, body } = toHttpError(error);
      if (status >= 500) onFailure(error);
      throw new ApiError(status, body);
    }
  };
}
