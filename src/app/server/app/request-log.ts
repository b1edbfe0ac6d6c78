import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Logs one line per completed request, unless its response was made for another one: operation, request, status and time in ms. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // logged when completed
  }

  override requestCompleted(error: Error | null | undefined, req: FastifyRequest, reply: FastifyReply): void {
    const { operation } = req.routeOptions.config;
    const line = { operation, req, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else if (!req.isShared) reply.log.info(line, 'request completed');
  }
}
