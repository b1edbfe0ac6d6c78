import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line for each request, when it is answered: what was asked, the status, and the ms that it took. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // told with the answer
  }

  override requestCompleted(error: Error | null | undefined, req: FastifyRequest, reply: FastifyReply): void {
    const line = { req, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}
