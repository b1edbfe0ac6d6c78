import type { CallInput, CallOutput } from '#contract/api/endpoint.ts';
import type { Endpoints } from '#contract/api/endpoints.ts';
import { type OnDemandRouteName, onDemandRoutes } from '#contract/api/on-demand-routes.ts';
import { callRoute } from './call.ts';

/** Calls an endpoint of `onDemandRoutes` over HTTP. Only pages that need it load this code. */
export function callOnDemand<N extends OnDemandRouteName>(
  name: N,
  input?: CallInput<Endpoints[N]>,
): Promise<CallOutput<Endpoints[N]>> {
  return callRoute(onDemandRoutes[name], input ?? {});
}
