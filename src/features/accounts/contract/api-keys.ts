import { z } from 'zod';
import { emptySchema, textOf, userParams } from './accounts.ts';
import { idSchema, textSchema } from '#platform/api/input-schemas.ts';
import { endpoint } from '#platform/api/endpoint.ts';

export const createApiKey = endpoint('POST /api/users/:id/api-keys', {
  results: 'none',
  summary:
    "Creates a key with which programs read the user's own data. 422 if there are ten. The password may be left out in the first 15 minutes of a session",
  access: 'owner',
  params: userParams,
  body: z.object({
    name: textSchema(60).trim().min(1, { error: 'must not be empty' }),
    currentPassword: textOf(1024).optional(),
  }),
  response: z.object({
    /** the key, which is not shown again */
    key: z.string(),
  }),
});

export const revokeApiKey = endpoint('DELETE /api/users/:id/api-keys/:keyId', {
  results: 'none',
  summary: 'Revokes an API key: its next request is refused',
  access: 'owner',
  params: userParams.extend({ keyId: idSchema }),
  response: emptySchema,
});
