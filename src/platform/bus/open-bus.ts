import { z } from 'zod';
import type { Bus, Topic } from './bus.ts';
import { createLocalBus } from './create-local-bus.ts';
import { jsonCodec } from './json-codec.ts';
import type { KeptTopic, NatsOptions } from './open-nats-bus.ts';

/** Sent when boards and picks have changed, or may have. */
export const settled: Topic<null> = { name: 'settled', kept: 0, ...jsonCodec(z.null()) };

/** The messages of this process, or through NATS of all processes of the site. `topics`: those with messages that are kept. Rejects with `CannotStart`. */
export async function openBus(
  { natsUrl }: { natsUrl: string | null },
  topics: readonly KeptTopic[],
  options: Omit<NatsOptions, 'url'>,
): Promise<Bus> {
  if (natsUrl === null) return createLocalBus();
  const { openNatsBus } = await import('./open-nats-bus.ts');
  return openNatsBus(topics, { ...options, url: natsUrl });
}
