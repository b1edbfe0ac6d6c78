import type { ClientConfig } from 'pg';
import { z } from 'zod';

/** `port`: of a push service on this machine, `ca`: its certificate */
export const alertProgramSchema = z.object({
  connection: z.custom<ClientConfig>(),
  database: z.string(),
  port: z.number(),
  ca: z.string(),
});

export type AlertProgram = z.infer<typeof alertProgramSchema>;

/** The push service as seen from the program. */
export const pushHost = 'receiver.example';
