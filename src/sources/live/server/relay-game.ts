import { type Bus, NoAnswer } from '#platform/bus/bus.ts';
import { currentVisitor } from '#platform/http/create-visit.ts';
import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import { askEvery, endAfterFailure, type GameSource, type SourceOptions } from './game-source.ts';
import { followedGame, type GameNews, gameNews, type GameUpdate, gameUpdates } from './game-topics.ts';
import { type GameState, timeToFollow, versionOf, withUpdate } from './live-game.ts';
import { readStored, type StoredGame } from './publication.ts';
import { fromUpstreamFailure } from './relayed-responses.ts';

/** Has a game from the process that reads it. */
export function relayGame(options: SourceOptions & { bus: Bus }): GameSource {
  const { gamePk, bus, after, random, realNow, log, current, audience, interest, onEnd } = options;
  let askedAt = realNow();
  let cancel = () => {};
  let isStopped = false;
  /** number of the snapshot in the current state, which can be older than that of the state */
  let held = current()?.number ?? 0;
  // changes are applied in the order of their messages
  const inOrder = createSequence();
  const show = (next: GameState): void => {
    if (!isStopped) options.show(next);
  };
  const readNewest = async (): Promise<StoredGame> => {
    const stored = await readStored(bus, gamePk);
    if (stored === null) throw new UpstreamError('timeout', `No process has published game ${gamePk}`);
    held = stored.game.number;
    return stored.game;
  };
  const load = async (): Promise<void> => {
    const news = await askLeader(bus, { gamePk, visitors: [currentVisitor()], isWatched: false });
    const stored = await readNewest();
    // without a leader, the last state is shown with its age
    const { number, ...freshness } = news ?? { number: held, asOf: stored.snapshot.asOf, isStale: true };
    show({ ...stored, number: Math.max(number, held), freshness });
  };
  const reload = async (state: GameState): Promise<void> => {
    const stored = await readNewest();
    show({ ...stored, number: Math.max(state.number, held), freshness: state.freshness });
  };
  const catchUp = async (): Promise<void> => {
    const state = current();
    const isNewest = state === null || (held >= state.number && state.snapshot.version >= versionOf(state));
    if (!isNewest) await reload(state);
  };
  const applyUpdate = async (update: GameUpdate): Promise<void> => {
    const state = current();
    if (state === null || update.version <= versionOf(state)) return;
    if (update.version > versionOf(state) + 1) await reload(state);
    else show({ ...state, updates: withUpdate(state.updates, update) });
  };
  /** null: no process leads, so the state is stale */
  const applyNews = (news: GameNews | null): void => {
    const state = current();
    if (state === null) return;
    const { number, ...freshness } = news ?? { ...state.freshness, number: state.number, isStale: true };
    // an answer can arrive after a later message
    if (number >= state.number) show({ ...state, number, freshness });
  };
  const askAgain = async (): Promise<void> => {
    // a game that is only kept here need not be read again
    if (interest.touchedAt <= askedAt) return;
    askedAt = realNow();
    const question = { gamePk, visitors: interest.visitors(), isWatched: audience.size > 0 };
    const news = await askLeader(bus, question).catch(() => null);
    await inOrder(() => applyNews(news));
  };
  const schedule = (): void => {
    if (isStopped) return;
    cancel = after(askEvery * (0.9 + 0.2 * random()), () => {
      const state = current();
      if (state !== null && realNow() - interest.touchedAt >= timeToFollow(state.snapshot)) onEnd();
      else void askAgain().then(schedule);
    });
  };
  const fail = (error: unknown) => log.warn({ gamePk, err: error }, 'A message about a game could not be applied');
  const key = String(gamePk);
  const unsubscribe = [
    bus.subscribe(gameUpdates, key, (update) => void inOrder(() => applyUpdate(update)).catch(fail)),
    bus.subscribe(gameNews, key, (news) => void inOrder(() => applyNews(news)).catch(fail)),
  ];
  const before = current();
  // this process has read the game until now: it goes on with what it knows
  const opened = inOrder(() => (before === null ? load() : reload(before).catch(fail)));
  opened.then(schedule, (error: unknown) => {
    if (!isStopped) cancel = endAfterFailure(error, options);
  });

  return {
    opened,
    catchUp: () => inOrder(catchUp),
    stop() {
      isStopped = true;
      cancel();
      for (const end of unsubscribe) end();
    },
  };
}

/** Runs one work after the other. */
function createSequence(): (work: () => Promise<void> | void) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

type Question = Parameters<typeof followedGame.question.encode>[0];

/** What the process that leads knows of the game; null without one. Rejects with `UpstreamError` if it has no reading. */
async function askLeader(bus: Bus, question: Question): Promise<GameNews | null> {
  try {
    const answer = await bus.ask(followedGame, question);
    if ('failure' in answer) throw fromUpstreamFailure(answer.failure);
    return answer;
  } catch (error) {
    if (error instanceof NoAnswer) return null;
    throw error;
  }
}
