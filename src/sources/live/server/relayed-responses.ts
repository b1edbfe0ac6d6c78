import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { type Bus, NoAnswer, type Service, jsonCodec } from '#platform/bus/bus.ts';
import { currentVisitor, runAsVisitor } from '#platform/http/create-visit.ts';
import { UpstreamError, UpstreamNotFound, upstreamReasons } from '#platform/outgoing/upstream-error.ts';
import type { Relay } from '#sources/statsapi/client/create-upstream-requests.ts';
import { type ResponseKind, responseKinds } from '#sources/statsapi/client/response-kinds.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';

/** A failure as another process of the site reports it. */
export const upstreamFailureSchema = z.object({
  reason: z.enum(upstreamReasons),
  message: z.string(),
  status: z.number().nullable(),
});

type UpstreamFailure = z.infer<typeof upstreamFailureSchema>;

/** Describes a failure for another process. Throws an error that is not of the upstream. */
export function toUpstreamFailure(error: unknown): UpstreamFailure {
  if (!(error instanceof UpstreamError)) throw error;
  return { reason: error.reason, message: error.message, status: error.status };
}

export function fromUpstreamFailure({ reason, message, status }: UpstreamFailure): UpstreamError {
  if (status === 404) return new UpstreamNotFound(message);
  return new UpstreamError(reason, message, status === null ? {} : { status });
}

const questionSchema = z.object({
  url: z.url(),
  kind: z.custom<ResponseKind>((kind) => typeof kind === 'string' && Object.hasOwn(responseKinds, kind)),
  notBefore: z.number().optional(),
  visitor: z.string().max(64).nullable(),
});

const answerSchema = z.union([
  z.object({ body: z.looseObject({}).or(z.array(z.unknown())), size: z.number(), asOf: z.number() }),
  z.object({ failure: upstreamFailureSchema }),
]);

/** Asks the leader for a response of the upstream. */
const upstreamResponse: Service<z.infer<typeof questionSchema>, z.infer<typeof answerSchema>> = {
  name: 'upstream',
  // the longest request, with its retries
  timeout: 45_000,
  question: jsonCodec(questionSchema),
  answer: jsonCodec(answerSchema),
};

/** ms, real time: after a leader has stopped, another one leads within 2 s */
const vacancy = 3000;
const askAgainAfter = 250;

/**
 * Requests responses from the leader, on behalf of the visitor, and asks again while no process leads, as during a restart. Rejects
 * with `UpstreamError`, also without a leader.
 */
export function createRelay(bus: Bus, leads: () => boolean): Relay {
  return async (url, kind, notBefore) => {
    const question = { url, kind, notBefore, visitor: currentVisitor() };
    for (let waited = 0; !leads(); waited += askAgainAfter) {
      const answer = await bus.ask(upstreamResponse, question).catch((cause: unknown) => {
        if (!(cause instanceof NoAnswer)) throw cause;
        if (cause.isUnheard && waited < vacancy) return null;
        throw new UpstreamError('network', 'No process reads the upstream', { cause });
      });
      if (answer !== null && 'failure' in answer) throw fromUpstreamFailure(answer.failure);
      if (answer !== null) return answer;
      await delay(askAgainAfter);
    }
    return null;
  };
}

/** Answers the requests of the other processes, until the returned function is called. */
export function answerRequests(bus: Bus, client: Pick<StatsApiClient, 'fetchFor'>): () => void {
  return bus.answer(upstreamResponse, ({ url, kind, notBefore, visitor }) =>
    runAsVisitor(visitor, () => client.fetchFor(url, { kind, notBefore })).then(
      ({ body, size, asOf }) => ({ body, size, asOf }),
      (error: unknown) => ({ failure: toUpstreamFailure(error) }),
    ),
  );
}
