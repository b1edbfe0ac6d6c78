import { z } from 'zod';
import { gameSnapshots, gameUpdates } from '#server/live/game-topics.ts';
import type { Bus, Topic } from './bus.ts';
import { createLocalBus } from './create-local-bus.ts';
import { jsonCodec } from './json-codec.ts';
import type { NatsOptions } from './open-nats-bus.ts';

/** Sent when boards and picks have changed, or may have. */
export const settled: Topic<null> = { name: 'settled', kept: 0, ...jsonCodec(z.null()) };

/** The messages of this process, or through NATS of all processes of the site. Rejects with `CannotStart`. */
export async function openBus(
  { natsUrl }: { natsUrl: string | null },
  options: Omit<NatsOptions, 'url'>,
): Promise<Bus> {
  if (natsUrl === null) return createLocalBus();
  const { openNatsBus } = await import('./open-nats-bus.ts');
  return openNatsBus([gameSnapshots, gameUpdates], { ...options, url: natsUrl });
}
