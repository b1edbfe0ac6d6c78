import type { Endpoint } from '#platform/api/endpoint.ts';
import type { Calendar } from '../rules/calendar.ts';
import { createHttpBody } from '#platform/http/bodies/http-body.ts';
import { sendBody } from '#platform/http/bodies/send-body.ts';
import { refuseHidden } from '#platform/http/endpoints/authorize-call.ts';
import { type ParsedInput, parseInput } from '#platform/http/endpoints/parse-input.ts';
import { writeCalendar } from './write-calendar.ts';
import { rawInput, type Served } from '#platform/http/endpoints/served.ts';
import { serveAtInstant } from '#platform/http/endpoints/serve-at-instant.ts';
import { sharingOf } from '#platform/http/endpoints/sharing-of.ts';

type CalendarEndpoint = Endpoint & { mediaType: 'text/calendar'; response?: never };

/** `now`: epoch ms (league clock); `origin`: that of the requested address, which the client controls */
type Place = { now: number; origin: string };

/** An endpoint that responds with a calendar. `find` throws `NotFound` if there is none. */
export function serveCalendar<E extends CalendarEndpoint>(
  endpoint: E,
  find: (input: ParsedInput<E>, place: Place) => Promise<Calendar>,
): Served {
  const { mediaType }: Endpoint = endpoint;
  return {
    endpoint,
    async respond({ request, reply, visit }) {
      refuseHidden(endpoint, visit.hidden);
      const input = parseInput(endpoint, rawInput(request));
      const calendar = await serveAtInstant(endpoint, { visit, input }, () => find(input, visit));
      const type = `${mediaType}; charset=utf-8`;
      const body = createHttpBody(writeCalendar(calendar, visit.now), type);
      // the time of this version is part of the text; without it, an unchanged calendar has the same tag
      const { etag } = createHttpBody(writeCalendar(calendar, 0), type);
      const tagged = { bytes: body.bytes, isCompressible: body.isCompressible, as: body.as, etag };
      return sendBody(request, reply, tagged, { mediaType: type, ...sharingOf(endpoint, visit) });
    },
  };
}
