import { z } from 'zod';
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { apiKeyLimit } from '#features/accounts/rules/api-key-rule.ts';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { errorBodySchema, signUpErrorBodySchema, plainErrorBodySchema } from '#platform/api/error-bodies.ts';
import type { ServedRoutes } from '#platform/http/endpoints/served.ts';
import { sentEvents } from './features.ts';

type Json = Record<string, unknown>;

export type Operation = {
  summary: string;
  /** its section */
  tags: [string];
  operationId: string;
  parameters: { name: string; in: 'path' | 'query'; required?: boolean; schema: Json }[];
  requestBody?: Json;
  security?: Record<string, string[]>[];
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>;
};

/** The parts of OpenAPI that this document has: the types of the library also allow the others. */
export type OpenApi = {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } };
  servers: { url: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Json }>;
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
};

const apiKeyDescription =
  'Programs read your own picks and scores with an API key, which you create in the settings of your page. Send it as ' +
  `“Authorization: Bearer cs_…”. A key changes nothing, and ${apiKeyLimit.max} requests a minute are answered; after that the ` +
  'status is 429, and the header Retry-After has the seconds to wait. Data that is the same for everyone needs no key.';

const errorSchemas = { json: errorBodySchema, plain: plainErrorBodySchema, 'sign-up': signUpErrorBodySchema };

function errorResponse({ errorFormat, mediaType = 'text/html' }: Endpoint): ZodOpenApiResponseObject {
  if (errorFormat === 'document')
    return { description: 'A text that explains the error', content: { [mediaType]: { schema: { type: 'string' } } } };
  const schema = errorSchemas[errorFormat ?? 'json'];
  return { description: 'An error with a message', content: { 'application/json': { schema } } };
}

/** Creates an OpenAPI 3.1 document of all endpoints, in the order of their paths. `publicUrl`: scheme and host of the site; null: where the document is */
export function createOpenApi(routes: ServedRoutes, publicUrl: string | null): OpenApi {
  const paths: ZodOpenApiPathsObject = {};
  const byPath = Object.entries(routes).toSorted(([, one], [, other]) =>
    one.endpoint.path.localeCompare(other.endpoint.path, 'en'),
  );
  for (const [name, { endpoint }] of byPath) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Called Shot',
        version: '1',
        description:
          'Live baseball, pitch by pitch. Times are epoch milliseconds (UTC); days are YYYY-MM-DD, US Eastern.',
        // of the program; data of the major leagues belongs to MLB
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl ?? '/' }],
      // endpoints that need a user say so
      security: [],
      paths,
      webhooks: describeWebhooks(),
      components: {
        schemas: { Error: errorBodySchema, PlainError: plainErrorBodySchema, SignUpError: signUpErrorBodySchema },
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'called_shot' },
          apiKey: { type: 'http', scheme: 'bearer', description: apiKeyDescription },
        },
      },
    },
    { override: describeCoerced },
  );
  // oxlint-disable-next-line no-unsafe-type-assertion -- every part of the document is described above
  return document as object as OpenApi;
}

/** A schema that coerces text has no input type, so its output is described. */
const describeCoerced: CreateDocumentOptions['override'] = ({ zodSchema, jsonSchema, io }) => {
  if (io !== 'input' || Object.keys(jsonSchema).length > 0) return;
  const { $schema: _, ...output } = z.toJSONSchema(zodSchema, { io: 'output', unrepresentable: 'any' });
  Object.assign(jsonSchema, output);
};

function describeWebhooks(): ZodOpenApiPathsObject {
  const events = sentEvents.map((schema) => {
    const content = { 'application/json': { schema } };
    const type = schema.shape.type.value;
    const post = {
      operationId: `webhook.${type}`,
      summary: `Sent to a webhook: ${type}`,
      requestBody: { required: true, content },
      responses: { '2XX': { description: 'Received' } },
    };
    return [type, { post }] as const;
  });
  return Object.fromEntries(events);
}

/** The section of an endpoint: the first part of its path in the API, such as 'users'. */
function sectionOf({ path }: Endpoint): string {
  return /^\/api\/([a-z][\w-]*)/.exec(path)?.[1] ?? 'texts';
}

function operation(name: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const { summary, params, query, body, status = 200 } = endpoint;
  return {
    operationId: name,
    tags: [sectionOf(endpoint)],
    summary,
    requestParams: {
      ...(params instanceof z.ZodObject && { path: params }),
      ...(query instanceof z.ZodObject && { query }),
    },
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    ...securityOf(endpoint),
    responses: { [`${status}`]: success(endpoint), default: errorResponse(endpoint) },
  };
}

/** The ways to identify the user, one of which is needed; `{}` is none. */
function securityOf({ access, allowsKeys }: Endpoint): Pick<ZodOpenApiOperationObject, 'security'> {
  if (access === undefined && allowsKeys === undefined) return {};
  return {
    security: [...(access === undefined ? [{}] : []), { session: [] }, ...(allowsKeys ? [{ apiKey: [] }] : [])],
  };
}

function success({ response, mediaType = 'text/plain' }: Endpoint): ZodOpenApiResponseObject {
  const content = response
    ? { 'application/json': { schema: response } }
    : { [mediaType]: { schema: { type: 'string' as const } } };
  return { description: 'The response', content };
}
