import { z } from 'zod';

/** The health check of the container: exits with 0 if the application of this machine is ready. */
const { PORT } = z.object({ PORT: z.string().default('3000') }).parse(process.env);
const status = await fetch(`http://127.0.0.1:${PORT}/readyz`).then(
  (response) => response.status,
  () => null,
);
process.exitCode = status === 200 ? 0 : 1;
