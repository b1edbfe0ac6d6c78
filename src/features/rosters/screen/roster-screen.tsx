import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { TeamRoster, teamRoster } from '../contract/rosters.ts';
import { handOf, type Hand } from '#rules/baseball/roster/hands.ts';
import { defaultRosterTypeOf } from '#rules/baseball/roster/roster-types.ts';
import type { RosterEntry } from '#rules/baseball/roster/roster.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { query } from '#platform/api/browser/query.ts';
import { useDefaultTeam } from '#features/accounts/queries/default-team.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { teamsQuery } from '../queries.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { FreshnessNote } from '#ui/time/freshness-note.tsx';
import { Link } from '#ui/link.tsx';
import { Loader } from '#ui/loader.tsx';
import { AtAGlance } from './overview/at-a-glance.tsx';
import { PartTabs } from './overview/part-tabs.tsx';
import { Coaches } from './list/coaches.tsx';
import { DepthField } from './overview/depth-field.tsx';
import { FortyManBar } from './overview/forty-man-bar.tsx';
import { RosterChoices } from './overview/roster-choices.tsx';
import { RosterGroups } from './list/roster-groups.tsx';
import { parseHand, parseRosterParams, rosterTitle, rosterTypeName, type RosterSelection } from './roster-params.ts';
import styles from './roster-screen.module.css';

const minute = 60_000;

export function teamRosterQuery({ team, type, season }: RosterSelection) {
  return query<typeof teamRoster>('GET /api/teams/:teamId/roster', {
    params: { teamId: team },
    query: { type, season },
  });
}

type Person = { playerId: number; name: string };

/** Each player once: a depth chart lists some at several positions. */
function playersOf(entries: readonly RosterEntry[]): Person[] {
  return [...new Map(entries.map(({ id, name }) => [id, { playerId: id, name }])).values()];
}

type RosterContentProps = { shown: TeamRoster; hand: Hand | null } & Pick<RosterScreenProps, 'FollowList'>;

function RosterContent({ shown, hand, FollowList }: RosterContentProps) {
  const { roster, coaches, type, clubId, team } = shown;
  const now = useLeagueNow(minute) ?? shown.freshness.asOf;
  const isEmpty = coaches.length === 0 && (roster === null || roster.entries.length === 0);
  return (
    <>
      {shown.freshness.isStale && <FreshnessNote freshness={shown.freshness} now={now} />}
      {isEmpty && (
        <p role="alert" className={styles.empty}>
          There's no data for this roster type as of now
        </p>
      )}
      {roster !== null && !isEmpty && roster.type.toLowerCase() !== type.toLowerCase() && (
        <p className={styles.note}>
          The league sent a different roster than the one requested: {rosterTypeName(roster.type)}.
        </p>
      )}
      {roster !== null && !isEmpty && clubId === team.id && <FortyManBar roster={roster} />}
      {roster?.type === 'depthChart' && !isEmpty && <DepthField entries={roster.entries} />}
      {roster !== null && <AtAGlance entries={roster.entries} hand={hand} />}
      {roster !== null && (
        <RosterGroups
          entries={hand === null ? roster.entries : roster.entries.filter((entry) => handOf(entry) === hand)}
        />
      )}
      {roster !== null && <FollowList players={playersOf(roster.entries)} />}
      {coaches.length > 0 && <Coaches coaches={coaches} />}
    </>
  );
}

const listKey = ({ team, type, season }: TeamRoster): string => [team.id, type, season].join(' ');

export type PanelsProps = { team: number; clubId: number; season: string | undefined };

type RosterScreenProps = {
  /** shown next to the roster, or below it on a phone */
  Panels: React.ComponentType<PanelsProps>;
  /** stars that follow players */
  FollowList: React.ComponentType<{ players: readonly Person[] }>;
};

/** A team's roster with its controls, and the panels of the page. */
export function RosterScreen({ Panels, FollowList }: RosterScreenProps) {
  const [search] = useSearchParams();
  const params = parseRosterParams(search, useDefaultTeam());
  const { data: clubs } = useQuery(teamsQuery());
  const { data: seasons } = useQuery(seasonsQuery);
  const { data, isPlaceholderData, refetch } = useQuery({
    ...teamRosterQuery(params),
    placeholderData: keepPreviousData,
  });
  const type = params.type ?? defaultRosterTypeOf(params.team);
  const season = params.season ?? data?.season ?? seasons?.newest ?? '';
  const isShown = data?.team.id === params.team;
  const clubId = (isShown ? data.clubId : null) ?? params.team;
  const name = isShown ? data.team.name : (clubNamesOf(params.team)?.name ?? '');
  return (
    <div data-club={clubId}>
      <div className={styles.top}>
        <Emblem teamId={params.team} size={64} />
        <h1 tabIndex={-1}>
          {clubId === params.team ? <Link to={paths.club(clubId)}>{name}</Link> : name} <span>{rosterTitle(type)}</span>
        </h1>
      </div>
      <RosterChoices
        team={params.team}
        type={type}
        season={season}
        clubs={clubs?.teams ?? []}
        seasons={seasons?.played ?? []}
        shown={data}
      />
      <div className={styles.page}>
        <PartTabs />
        <section aria-label="Roster" aria-busy={data === undefined || isPlaceholderData} className={styles.roster}>
          {data === undefined ? (
            <Loader onRetry={() => void refetch()} />
          ) : (
            // the key makes another roster a new list, which avoids layout shifts within the old one
            <RosterContent key={listKey(data)} shown={data} hand={parseHand(search)} FollowList={FollowList} />
          )}
        </section>
        <div className={styles.panels}>
          <Panels team={params.team} clubId={clubId} season={params.season} />
        </div>
      </div>
    </div>
  );
}
