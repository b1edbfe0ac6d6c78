import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import { isApiError } from '#platform/api/api-error.ts';
import { type FormResult, formResultSchema } from '#platform/api/form-result.ts';
import type { CallParts } from '../api/endpoint.ts';
import { createVisit, type Visitors } from './create-visit.ts';
import { changesPublicData } from './endpoints/register-endpoints.ts';
import { createInProcessCall, servedByRoute, type ServedRoutes } from './endpoints/served.ts';
import { networkOf, type TakeTurn } from './fair-share.ts';
import { readCookies } from './request-headers.ts';
import type { OriginOf } from './same-origin.ts';
import { cookieName, setSiteCookie, type SiteCookie } from './session-cookie.ts';

/** The fields of a posted form by name; of several with one name, the last. */
export type FormFields = Readonly<Record<string, string | undefined>>;

/** What a posted form does: a call of the API, with the same checks and errors. */
export type FormCall = {
  /** names the form on its page, for `useFormResult`; default: its name */
  form?: string;
  /** such as 'POST /api/predictions' */
  route: string;
  input: CallParts;
  /** the page to show after a success, and its anchor; default: the page of the form */
  next?: { path?: string; anchor?: string };
  /** the message of a success */
  done?: string;
  /** a second call after a success, such as with a new session; the next page shows whether it succeeded */
  after?: { route: string; input: CallParts };
  /** the message of an error; default: that of the API */
  describe?: (error: Pick<FormResult, 'code' | 'message' | 'fields'>) => string;
};

/** A form that works without scripts. It posts to /forms/NAME, and the client is redirected to a page. */
export type PostedForm = {
  name: string;
  /** the page of the form if the client does not say where it was */
  page: string;
  toCall(fields: FormFields): FormCall;
};

type Options = { routes: ServedRoutes; visitors: Visitors; originOf: OriginOf; takeTurn: TakeTurn };

/** Registers the forms. The hooks of the application refuse a form of another site. */
export function registerForms(app: FastifyInstance, forms: readonly PostedForm[], options: Options): void {
  const { routes, visitors, originOf, takeTurn } = options;
  const served = servedByRoute(routes);
  const callAs = createInProcessCall(routes, (err) => app.log.error({ err }, 'A form failed'));
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    for (const { name, page, toCall } of forms) {
      const config = { operation: `form ${name}`, errorFormat: 'document' as const };
      scope.post<{ Body: FormFields | null }>(`/forms/${name}`, { config }, async (request, reply) => {
        const fields = request.body ?? {};
        const { form = name, route, input, next = {}, done, after, describe } = toCall(fields);
        const call = callAs(createVisit(request, visitors, reply));
        const own = pageOf(request, originOf) ?? page;
        const redirect = (path: string) => {
          const location = next.anchor === undefined ? path : `${path}#${encodeURIComponent(next.anchor)}`;
          return reply.code(303).headers({ 'cache-control': 'no-store', location }).send();
        };
        try {
          await takeTurn(networkOf(request.ip), () => call(route, input), 2);
        } catch (error) {
          if (!isApiError(error)) throw error;
          const { code, fields: invalid } = error;
          const message = describe?.(error) ?? error.message;
          sendFormResult(reply, { code, message, fields: invalid, form, values: shown(fields) });
          return redirect(own);
        }
        const endpoint = served.get(route)?.endpoint;
        request.hasChangedPublicData = endpoint !== undefined && changesPublicData(endpoint, input.body);
        if (after !== undefined) await call(after.route, after.input).catch(() => undefined);
        if (done !== undefined) sendFormResult(reply, { form, code: 'done', message: done, fields: {}, values: {} });
        return redirect(next.path ?? own);
      });
    }
  });
}

/** The path of the page from which the form was posted; null if the client does not say so. */
function pageOf(request: FastifyRequest, originOf: OriginOf): string | null {
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { host, origin, pathname, search } = new URL(referer);
  if (origin !== originOf(request) && host !== request.host) return null;
  // two slashes at the start would be a host
  return pathname.replace(/^\/+/, '/') + search;
}

/** What was entered, to show it again. */
function shown(fields: FormFields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || /password|token|code/i.test(name) ? [] : [[name, value]],
    ),
  );
}

/** Its name makes that no page with it is shared. It is deleted by the page that shows it. */
const cookie: SiteCookie = { name: 'called_shot_form', maxAge: 60, sameSite: 'lax' };
/** a browser ignores a longer cookie */
const maxLength = 3500;

const encode = (result: FormResult): string => Buffer.from(JSON.stringify(result)).toString('base64url');

/** Gives the next page of the client the result of a form; without the entered values if they are too long. */
function sendFormResult(reply: FastifyReply, result: FormResult): void {
  const whole = encode(result);
  setSiteCookie(reply, cookie, whole.length <= maxLength ? whole : encode({ ...result, values: {} }));
}

/** The result of the form that the client has posted before this page; null without one. It is read once. */
export function takeFormResult(request: FastifyRequest, reply: FastifyReply): FormResult | null {
  const value = readCookies(request.raw).values[cookieName(cookie, request)];
  if (value === undefined) return null;
  setSiteCookie(reply, cookie, '');
  try {
    return formResultSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
  } catch {
    return null;
  }
}
