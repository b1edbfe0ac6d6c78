import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { FollowPlace } from '#features/followed-players/screen/follow-star.tsx';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { useLeague } from '#features/league/queries.ts';
import { StaleNote } from '#features/league/screen.tsx';
import type { PlayerResponse } from '#features/players/contract/player.ts';
import { playerQuery } from '#features/players/queries/player.ts';
import { playerSearchQuery, dayLeadersQuery } from '#features/players/queries/players.ts';
import { PlayerSearch, toPlayerOption } from '#features/players/screen/player-search.tsx';
import { isClientError } from '#platform/api/api-error.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { isCalledOff, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Headshot } from '#ui/baseball/headshot.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { NotFoundPage } from '#ui/kit/not-found-page.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { ShareButton } from '#ui/kit/share-button.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { dateParts, longDateText } from '#ui/kit/time-text.ts';
import { Time } from '#ui/kit/time.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import type { OtherTables as Tables } from './other-tables.tsx';
import {
  parseSearchText,
  parseStatView,
  loadPlayer,
  shouldRevalidate,
  type PlayerPage as Loaded,
} from './player-loader.ts';
import { PlayerStats } from './player-stats.tsx';
import styles from '#features/players/screen/bio-card.module.css';

type PlayerHeadProps = Pick<PlayerResponse, 'player' | 'isEstablished'> & {
  /** of the name: the start page has a heading of its own */
  as: 'h1' | 'h2';
};

/** A player's name, picture and club. */
function PlayerHead({ as: Heading, player, isEstablished }: PlayerHeadProps) {
  const { id, name, team, jerseyNumber, position, isActive } = player;
  const leagueKind = useLeague()?.kind ?? 'mlb';
  const number = jerseyNumber === null ? null : `#${jerseyNumber}`;
  return (
    <Card className={styles.card}>
      <div className={styles.who} data-club={team?.id}>
        <Headshot
          key={id}
          playerId={id}
          leagueKind={leagueKind}
          isEstablished={isEstablished}
          size={128}
          className={styles.face}
          isMain
        />
        <div>
          <Heading tabIndex={-1}>{name}</Heading>
          <p className={styles.line}>{[number, position?.name || null].filter(Boolean).join(' · ')}</p>
          <p className={styles.club}>
            {team !== null && <Emblem teamId={team.id} size={24} />}
            {team === null ? 'Without a club' : <Link to={paths.club(team.id)}>{team.name}</Link>}
            {!isActive && ' (not active)'}
          </p>
          <div className={styles.actions}>
            <FollowPlace playerId={id} name={name} />
            <ShareButton title={name} />
          </div>
        </div>
      </div>
    </Card>
  );
}

function Biography({ player }: Pick<PlayerResponse, 'player'>) {
  return (
    <Panel title="Biography">
      <dl className={styles.fields}>
        {formatBioFields(player).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

type Bio = PlayerResponse['player'];

/** 'July 5, 1994' */
function formatDay(day: string | null): string | null {
  return day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? longDateText(day) : day;
}

/** 'Switch / Right'; an unknown side is a dash; null if both are unknown. */
function formatSides({ bats, throws }: Bio): string | null {
  return bats === null && throws === null ? null : `${bats ?? '-'} / ${throws ?? '-'}`;
}

const withUnit = (value: number | null, unit: string) => (value === null ? null : `${value} ${unit}`);

/** The fields of the bio card in order. Unknown values are 'NA'. */
export function formatBioFields(bio: Bio): { label: string; value: string }[] {
  const { age, height, weight, draftYear, birthDate, birthPlace, nickname, debut, jerseyNumber, position } = bio;
  const fields: [string, string | number | null][] = [
    ['Age', age],
    ['Height', height],
    ['Weight', withUnit(weight, 'lbs')],
    ['Drafted', draftYear],
    ['Birth Date', formatDay(birthDate)],
    ['Birth Place', birthPlace],
    ['Bats/Throws', formatSides(bio)],
    ['Nickname', nickname ?? 'None Recorded'],
    ['MLB debut', formatDay(debut)],
    ['Jersey Number', jerseyNumber],
    ['Position', formatPosition(position)],
  ];
  return fields.map(([label, value]) => ({ label, value: String(value ?? 'NA') }));
}

/** 'Infielder (SS)', but 'Pitcher' without '(P)' */
function formatPosition(position: Bio['position']): string | null {
  if (position === null) return null;
  const { type, abbreviation, name } = position;
  const text = type || name;
  if (abbreviation === '' || text === 'Pitcher') return text || null;
  return text === '' ? abbreviation : `${text} (${abbreviation})`;
}

/** The first players of the last day with a result. */
function DayLeaders() {
  const { data } = useQuery(dayLeadersQuery);
  if (data === undefined || data.lists.length === 0) return null;
  return (
    <Panel title={`Leaders of ${dateParts(data.date).monthAndDay}`} className={styles.panel}>
      <div className={styles.lists}>
        {data.lists.map(({ name, leaders }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ol>
              {leaders.map(({ person, teamId, value, line }) => (
                <li key={person.id}>
                  <Emblem teamId={teamId} size={20} />
                  <Link to={paths.player(person.id)}>
                    {person.name}
                    <small>{line}</small>
                  </Link>
                  <b>{value}</b>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Panel>
  );
}

/** The starting pitchers of today's games. */
function Starters() {
  const { data } = useQuery(todaysGamesQuery);
  const games = (data?.games ?? []).filter((game) => !isCalledOff(game));
  if (games.length === 0) return null;
  return (
    <Panel title="Today’s starters" className={styles.panel}>
      <ul className={styles.starters}>
        {games.map((game) => {
          const { away, home } = game.teams;
          const startsAt = scheduledStart(game);
          return (
            <li key={game.gamePk}>
              <Link to={paths.liveGame(game.gamePk)}>
                <span className="visually-hidden">
                  {away.shortName} at {home.shortName},{' '}
                </span>
                {startsAt === null ? 'TBD' : <Time at={startsAt} isTight />}
              </Link>
              {[away, home].map(({ id, probablePitcher: pitcher }) => (
                <span key={id}>
                  <Emblem teamId={id} size={20} />
                  {pitcher === null ? 'Not announced' : <Link to={paths.player(pitcher.id)}>{pitcher.name}</Link>}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The results for the search text of a URL. */
function SearchResults({ text }: { text: string }) {
  const { data } = useQuery(playerSearchQuery(text));
  if (data === undefined) return null;
  return (
    <Panel className={styles.finds} title={<>Found for “{text}”</>}>
      {data.length === 0 ? (
        <p>No results found.</p>
      ) : (
        <ul>
          {data.map(toPlayerOption).map(({ id, label, detail, href }) => (
            <li key={id}>
              <Link to={href}>
                {label}
                <span>{detail}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const failed = { OtherTables: () => <p>These tables could not be loaded. Reload the page to try again.</p> };
const OtherTables = lazy<typeof Tables>(async () => ({
  default: (await import('./other-tables.tsx').catch(() => failed)).OtherTables,
}));

const none = { FollowedPlace: () => null };
const FollowedPlace = lazy(async () => ({
  default: (await import('#features/followed-players/screen/followed-strip.tsx').catch(() => none)).FollowedPlace,
}));

/** What the followed players do today. Its code is loaded after hydration, because the server does not know them. */
function Followed() {
  return (
    <div className={`${styles.followed} needs-script`}>
      {useIsHydrated() && (
        <Suspense>
          <FollowedPlace />
        </Suspense>
      )}
    </div>
  );
}

type PlayerProps = { response: PlayerResponse; search: URLSearchParams; heading: 'h1' | 'h2' };

function Player({ response, search, heading }: PlayerProps) {
  const { player, isEstablished } = response;
  return (
    <>
      <StaleNote freshness={response.freshness} />
      <PlayerHead player={player} as={heading} isEstablished={isEstablished} />
      <PlayerStats
        response={response}
        view={parseStatView(search)}
        season={searchOf('player', search).season}
        OtherTables={OtherTables}
      />
      <Biography player={player} />
    </>
  );
}

function PlayerPage({ data: { playerId } }: { data: Loaded }) {
  const [search] = useSearchParams();
  const text = parseSearchText(search);
  const { data, error, refetch } = useQuery(playerQuery(playerId));
  // the page of a player begins with the player
  const isStart = useParams().playerId === undefined;
  const searchesFirst = isStart || text !== '';
  const finder = (
    <div className={styles.finder}>
      <PlayerSearch key={text || playerId} initialText={text} />
      {!searchesFirst && (
        <PlayerSearch
          key={`compare ${playerId}`}
          label="Compare with…"
          initialText=""
          toPath={(id) => paths.compare({ players: `${playerId},${id}` })}
        />
      )}
      {text !== '' && <SearchResults text={text} />}
    </div>
  );
  if (data === undefined && isClientError(error)) return <NotFoundPage subtitle={error.message} />;
  return (
    <Stack>
      {isStart && <h1 tabIndex={-1}>Players</h1>}
      {searchesFirst && finder}
      {isStart && text === '' && (
        <>
          <Followed />
          <DayLeaders />
          <Starters />
        </>
      )}
      {data === undefined ? (
        <div className={styles.waiting}>
          <Loader onRetry={() => void refetch()} />
        </div>
      ) : (
        <Player response={data} search={search} heading={isStart ? 'h2' : 'h1'} />
      )}
      {!searchesFirst && finder}
    </Stack>
  );
}

export { PlayerPage as Component, loadPlayer as loader, shouldRevalidate };
