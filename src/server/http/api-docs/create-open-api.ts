import { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { webhookEventSchema } from '#contract/webhooks.ts';
import { apiKeyLimit } from '#domain/accounts/api-key-rule.ts';
import { errorBodySchema, signUpErrorBodySchema, plainErrorBodySchema } from '#contract/api/errors.ts';

type Json = Record<string, unknown>;

export type Operation = {
  summary: string;
  operationId: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Json }[];
  requestBody?: Json;
  security?: Record<string, string[]>[];
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>;
};

export type OpenApi = {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Json }>;
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
};

const apiKeyDescription =
  'Programs read your own picks and scores with an API key, which you create in the settings of your page. Send it as ' +
  `“Authorization: Bearer cs_…”. A key changes nothing, and ${apiKeyLimit.max} requests a minute are answered; after that the ` +
  'status is 429, and the header Retry-After has the seconds to wait. Data that is the same for everyone needs no key.';

const errorSchemas = { plain: 'PlainError', 'sign-up': 'SignUpError' };

function errorResponse({ errorFormat, mediaType = 'text/html' }: Endpoint): Operation['responses'][string] {
  if (errorFormat === 'document')
    return { description: 'A text that explains the error', content: { [mediaType]: { schema: { type: 'string' } } } };
  const name = errorFormat === undefined ? 'Error' : errorSchemas[errorFormat];
  return {
    description: 'An error with a message',
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  };
}

/** Creates an OpenAPI 3.1 document from the contract. */
export function createOpenApi(endpoints: Record<string, Endpoint>): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Called Shot',
      version: '1',
      description:
        'Live baseball, pitch by pitch. Times are epoch milliseconds (UTC); days are YYYY-MM-DD, US Eastern.',
    },
    paths,
    webhooks: describeWebhooks(),
    components: {
      schemas: {
        Error: jsonSchema(errorBodySchema),
        PlainError: jsonSchema(plainErrorBodySchema),
        SignUpError: jsonSchema(signUpErrorBodySchema),
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'called_shot' },
        apiKey: { type: 'http', scheme: 'bearer', description: apiKeyDescription },
      },
    },
  };
}

function describeWebhooks(): OpenApi['webhooks'] {
  const events = webhookEventSchema.options.map((schema) => {
    const content = { 'application/json': { schema: jsonSchema(schema) } };
    const post = { requestBody: { required: true, content }, responses: { '2XX': { description: 'Received' } } };
    return [schema.shape.type.value, { post }] as const;
  });
  return Object.fromEntries(events);
}

function operation(name: string, endpoint: Endpoint): Operation {
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } },
    }),
    ...securityOf(endpoint),
    responses: { [endpoint.status ?? 200]: success(endpoint), default: errorResponse(endpoint) },
  };
}

/** The ways to identify the user, one of which is needed; `{}` is none. */
function securityOf({ access, allowsKeys }: Endpoint): Pick<Operation, 'security'> {
  if (access === undefined && allowsKeys === undefined) return {};
  const ways: Record<string, string[]>[] = [
    ...(access === undefined ? [{}] : []),
    { session: [] },
    ...(allowsKeys ? [{ apiKey: [] }] : []),
  ];
  return { security: ways };
}

function success({ response, mediaType }: Endpoint): Operation['responses'][string] {
  const [type, schema] = response
    ? ['application/json', jsonSchema(response)]
    : [mediaType ?? 'text/plain', { type: 'string' }];
  return { description: 'The response', content: { [type]: { schema } } };
}

function parameters(where: 'path' | 'query', schema: z.ZodType | undefined): Operation['parameters'] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !z.safeParse(field, undefined).success,
    schema: parameterSchema(field),
  }));
}

/** The schema of the input; a schema that coerces text has no input type, so its output is described. */
function parameterSchema(field: z.core.$ZodType): Json {
  const input = jsonSchema(field, 'input');
  return 'type' in input ? input : jsonSchema(field, 'output');
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
