import type { GameView } from './model.ts';
import { isPostponed } from './predicates.ts';

/** What search engines need to know of a game. */
export type EventGame = Pick<GameView, 'startsAt' | 'officialDate' | 'status' | 'teams' | 'venue'>;

/**
 * A game as an event of schema.org (https://schema.org/SportsEvent), without its result. `url`: of its page. The start is a time in UTC, or
 * the official date while it is not known.
 */
export function sportsEvent(game: EventGame, { name, url }: { name: string; url: string }): object {
  const { startsAt, officialDate, status, teams, venue } = game;
  const isKnown = startsAt !== null && !status.startTimeTbd;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name,
    url,
    sport: 'Baseball',
    startDate: isKnown ? new Date(startsAt).toISOString() : officialDate,
    eventStatus: `https://schema.org/${statusOf(game)}`,
    location: { '@type': 'Place', name: venue.name },
    homeTeam: { '@type': 'SportsTeam', name: teams.home.name },
    awayTeam: { '@type': 'SportsTeam', name: teams.away.name },
  };
}

function statusOf(game: Pick<GameView, 'status'>): string {
  if (isPostponed(game)) return 'EventPostponed';
  return game.status.detail === 'canceled' ? 'EventCancelled' : 'EventScheduled';
}
