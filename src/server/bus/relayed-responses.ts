import { z } from 'zod';
import { type Bus, NoAnswer, type Service } from './bus.ts';
import { jsonCodec } from './json-codec.ts';
import { currentVisitor, runAsVisitor } from '#server/current-visitor.ts';
import type { FetchedResponse } from '#server/statsapi/client/create-upstream-requests.ts';
import { type ResponseKind, responseKinds } from '#server/statsapi/client/response-kinds.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { UpstreamError } from '#server/statsapi/client/upstream-error.ts';
import { fromUpstreamFailure, toUpstreamFailure, upstreamFailureSchema } from './upstream-failure.ts';

const questionSchema = z.object({
  url: z.string(),
  kind: z.custom<ResponseKind>((kind) => typeof kind === 'string' && kind in responseKinds),
  notBefore: z.number().optional(),
  visitor: z.string().nullable(),
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

/** Requests a response from the leader, on behalf of the visitor. Rejects with `UpstreamError`, also without a leader. */
export async function requestFromLeader(
  bus: Bus,
  { url, kind, notBefore }: { url: string; kind: ResponseKind; notBefore?: number | undefined },
): Promise<FetchedResponse> {
  const question = { url, kind, notBefore, visitor: currentVisitor() };
  const answer = await bus.ask(upstreamResponse, question).catch((cause: unknown) => {
    if (!(cause instanceof NoAnswer)) throw cause;
    throw new UpstreamError('network', 'No process reads the upstream', { cause });
  });
  if ('failure' in answer) throw fromUpstreamFailure(answer.failure);
  return answer;
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
