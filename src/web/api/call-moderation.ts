import type { CallInput, CallOutput } from '#contract/api/endpoint.ts';
import type { Endpoints } from '#contract/api/endpoints.ts';
import { type ModerationRouteName, moderationRoutes } from '#contract/api/moderation-routes.ts';
import { callRoute } from './call.ts';

/** Calls an endpoint of moderation over HTTP: only in the browser, whose pages load this code when they need it. */
export function callModeration<N extends ModerationRouteName>(
  name: N,
  input?: CallInput<Endpoints[N]>,
): Promise<CallOutput<Endpoints[N]>> {
  return callRoute(moderationRoutes[name], input ?? {});
}
