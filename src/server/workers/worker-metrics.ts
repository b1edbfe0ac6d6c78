import { AggregatorRegistry, type Registry } from 'prom-client';
import { z } from 'zod';

const answerSchema = z.object({ metricsRequest: z.number(), metrics: z.string().nullable() });

/** Creates a function that reads the metrics of all workers in the text format of Prometheus; null if the first process fails. */
export function createWorkerMetrics(registry: Registry): () => Promise<string | null> {
  AggregatorRegistry.setRegistries(registry);
  // responds to requests of the first process
  void new AggregatorRegistry();
  const pending = new Map<number, (metrics: string | null) => void>();
  let requests = 0;
  process.on('message', (message: unknown) => {
    const parsed = answerSchema.safeParse(message);
    if (!parsed.success) return;
    pending.get(parsed.data.metricsRequest)?.(parsed.data.metrics);
    pending.delete(parsed.data.metricsRequest);
  });
  return () => {
    requests += 1;
    const metricsRequest = requests;
    return new Promise((resolve) => {
      pending.set(metricsRequest, resolve);
      process.send?.({ metricsRequest });
    });
  };
}
