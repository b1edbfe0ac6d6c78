import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useDefaultTeam } from '#features/accounts/queries/session.ts';
import { useLeagueNow, seasonsQuery } from '#features/league/queries.ts';
import type { TeamRoster, teamRoster } from '#features/rosters/contract.ts';
import { teamsQuery } from '#features/rosters/queries.ts';
import { paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { levelName } from '#rules/baseball/game/levels.ts';
import { fixed } from '#rules/baseball/stats/figures.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { groupByPosition } from '#rules/baseball/teams/depth-chart.ts';
import { handOf, type Hand, averageAge, countHands } from '#rules/baseball/teams/roster-figures.ts';
import { defaultRosterTypeOf, rosterTypes, type RosterTypeId } from '#rules/baseball/teams/roster-types.ts';
import type { RosterEntry, Coach } from '#rules/baseball/teams/roster.ts';
import type { ListedTeam } from '#rules/baseball/teams/team.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { FreshnessNote } from '#ui/baseball/freshness-note.tsx';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { teamChoices } from '#ui/baseball/team-select.tsx';
import { FilterRow } from '#ui/form/filter-row.tsx';
import type { ChoiceGroup } from '#ui/form/select.tsx';
import { Tabs } from '#ui/form/tabs.tsx';
import { UrlSelect } from '#ui/form/url-select.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Grid } from '#ui/kit/grid.tsx';
import { laterPart } from '#ui/kit/later-part.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Text } from '#ui/kit/text.tsx';
import { FortyManBar } from './forty-man-bar.tsx';
import { RosterCard, formatHands, statusTone } from './roster-card.tsx';
import { parseHand, parseRosterParams, rosterTitle, rosterTypeName, type RosterSelection } from './roster-params.ts';
import choice from '#ui/kit/choice.module.css';
import rosterCardStyles from './roster-card.module.css';
import styles from './roster-screen.module.css';

/** Loaded with a depth chart only. */
export const DepthField = laterPart(async () => (await import('./depth-field.tsx')).DepthField);

export function teamRosterQuery({ team, type, season }: RosterSelection) {
  return query<typeof teamRoster>('GET /api/teams/:teamId/roster', {
    params: { teamId: team },
    query: { type, season },
  });
}

type Person = { playerId: number; name: string };

type RosterContentProps = { shown: TeamRoster; hand: Hand | null } & Pick<RosterScreenProps, 'FollowList'>;

function RosterContent({ shown, hand, FollowList }: RosterContentProps) {
  const { roster, coaches, type, clubId, team } = shown;
  const now = useLeagueNow() ?? shown.freshness.asOf;
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
      {roster !== null && (
        <FollowList players={removeDuplicates(roster.entries).map(({ id, name }) => ({ playerId: id, name }))} />
      )}
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
    <div data-club={clubId} className={styles.screen}>
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

const parts = [
  ['roster', 'Roster'],
  ['moves', 'Moves'],
  ['standings', 'Standings'],
] as const;

/** The parts of a roster page. */
function PartTabs() {
  return <Tabs parts={parts} className={classNames(choice.row, styles.tabs)} />;
}

/** The manager and the coaches with their titles. They have no player page. */
function Coaches({ coaches }: { coaches: readonly Coach[] }) {
  return (
    <CardGroup name="Coaches" count={coaches.length}>
      {coaches.map(({ id, name, title, jerseyNumber }) => (
        <RosterCard key={`${id} ${title}`} id={id} name={name} jerseyNumber={jerseyNumber}>
          <p>{title}</p>
        </RosterCard>
      ))}
    </CardGroup>
  );
}

/** Each player once: a depth chart lists some at several positions. */
const removeDuplicates = (entries: readonly RosterEntry[]): RosterEntry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

type CardGroupProps = { name: string; count: number; children: React.ReactNode };

function CardGroup({ name, count, children }: CardGroupProps) {
  const id = `group-${name.replaceAll(' ', '-').toLowerCase()}`;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>
        {name} <span>{count}</span>
      </h2>
      <Grid as="ul" columns="medium" gap={3}>
        {children}
      </Grid>
    </section>
  );
}

/** The players of a roster by position group. */
function RosterGroups({ entries }: { entries: readonly RosterEntry[] }) {
  return groupByPosition(entries).map(({ name, entries: members }) => {
    const players = removeDuplicates(members);
    return (
      <CardGroup key={name} name={name} count={players.length}>
        {players.map((entry) => (
          <PlayerCard key={entry.id} entry={entry} />
        ))}
      </CardGroup>
    );
  });
}

/** Hands and average age of a roster; each hand is a link that filters the list. Empty if neither is known. */
function AtAGlance({ entries, hand: shown }: { entries: readonly RosterEntry[]; hand: Hand | null }) {
  const { pathname, search } = useLocation();
  const counts = countHands(entries);
  const age = averageAge(entries);
  if (counts.length === 0 && age === null) return null;
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'hand');
  const chip = (hand: Hand | null, count: number) => ({
    to: `${pathname}?${new URLSearchParams(hand === null ? others : [...others, ['hand', hand.toLowerCase()]])}`,
    name: hand ?? 'All',
    count,
    isChosen: hand === shown,
  });
  const all = new Set(entries.map(({ id }) => id)).size;
  return (
    <div className={styles.glance}>
      {counts.length > 0 && (
        <div className={styles.hands}>
          <Text as="p" size="sm" aria-hidden="true">
            Hand
          </Text>
          <Choice
            look="chips"
            label="Hand: pitchers by arm, others by bat"
            options={[chip(null, all), ...counts.map(({ hand, count }) => chip(hand, count))]}
          />
        </div>
      )}
      {age !== null && (
        <Text as="p" size="sm">
          Average age <b>{fixed(age, 1)}</b>
        </Text>
      )}
    </div>
  );
}

/** One player of a roster. The whole card links to the player's page if the position is known. */
function PlayerCard({ entry }: { entry: RosterEntry }) {
  const { id, jerseyNumber, age, position, status, note } = entry;
  const hands = formatHands(entry);
  return (
    <RosterCard
      id={id}
      name={entry.name}
      {...(position !== null && { to: paths.player(id) })}
      jerseyNumber={jerseyNumber}
    >
      <p>
        {position?.name || 'NA'} <span>· Age {age ?? 'NA'}</span>{' '}
        {hands && <span title={hands.long}>· {hands.short}</span>}
      </p>
      <p className={rosterCardStyles.status} data-tone={statusTone(entry)}>
        {status?.text || 'NA'}
        {note !== null && <small>{note}</small>}
      </p>
    </RosterCard>
  );
}

/** The major-league clubs by division, and the affiliates of the club shown. */
function teamGroups(clubs: readonly ListedTeam[], shown: TeamRoster | undefined): ChoiceGroup[] {
  const affiliates = shown?.organization.filter(({ id }) => id !== shown.clubId) ?? [];
  const club = shown?.organization.find(({ id }) => id === shown.clubId);
  if (affiliates.length === 0) return teamChoices(clubs);
  const choices = affiliates.map(({ id, name, level }) => {
    const short = levelName(level?.id ?? null) ?? level?.name;
    return { value: String(id), label: short === undefined ? name : `${name} (${short})` };
  });
  return [...teamChoices(clubs), { label: `Affiliates of the ${club?.shortName ?? 'club'}`, choices }];
}

type RosterChoicesProps = {
  team: number;
  type: RosterTypeId;
  season: string;
  clubs: readonly ListedTeam[];
  seasons: string[];
  /** undefined until the roster is loaded */
  shown: TeamRoster | undefined;
};

const typeChoices = rosterTypes.map(({ id, name }) => ({ value: id, label: name }));

function RosterChoices({ team, type, season, clubs, seasons, shown }: RosterChoicesProps) {
  const groups = teamGroups(clubs, shown);
  const isKnown = groups.some(({ choices }) => choices.some(({ value }) => value === String(team)));
  const own = isKnown
    ? []
    : [{ value: String(team), label: shown?.team.id === team ? shown.team.name : `Team ${team}` }];
  return (
    <FilterRow first={<PartTabs />}>
      <UrlSelect label="Team" name="team" value={String(team)} choices={own} groups={groups} />
      <UrlSelect label="Roster type" name="type" value={type} choices={typeChoices} />
      <SeasonSelect value={season} seasons={seasons} />
    </FilterRow>
  );
}
