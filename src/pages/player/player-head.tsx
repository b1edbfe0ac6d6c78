import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BellPlace } from '#features/alerts/screen/bell-place.tsx';
import { FollowPlace } from '#features/followed-players/screen/follow-star.tsx';
import { useLeague } from '#features/league/queries.ts';
import type { PlayerPercentiles } from '#features/players/contract/player-season.ts';
import type { PlayerResponse } from '#features/players/contract/player.ts';
import { playerPercentilesQuery } from '#features/players/queries/player-season.ts';
import { playerMinorsQuery } from '#features/players/queries/player.ts';
import { describePool, formatRank, smallSampleText } from '#features/players/rules/describe-places.ts';
import { headlineLines } from '#features/players/rules/headline-lines.ts';
import { groupNames, playedSeasons } from '#features/players/screen/stat-lines.tsx';
import { paths } from '#platform/page/paths.ts';
import { levelName, majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import { headlineFigures } from '#rules/baseball/stats/headline-figures.ts';
import { percentileFigures, type PlacedFigure } from '#rules/baseball/stats/percentile-figures.ts';
import { seasonLines } from '#rules/baseball/stats/season-line.ts';
import type { Figures } from '#rules/baseball/stats/stat-block.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Headshot } from '#ui/baseball/headshot.tsx';
import { figureColumn, percentileColumn } from '#ui/baseball/percentile-columns.tsx';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { Term } from '#ui/baseball/term.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { ShareButton } from '#ui/kit/share-button.tsx';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import styles from './player-head.module.css';

type Bio = PlayerResponse['player'];
type Placed = PlayerPercentiles['groups'][number];
type Line = { group: 'hitting' | 'pitching'; figures: Figures };

/** '#17 · SS · R/R · 27 · since 2019', of a former player '2009–2021'; unknown ones are left out. The biography has them in words. */
export function formatFacts(bio: Bio, lastSeason: string | undefined): string {
  const { jerseyNumber, position, bats, throws, age, debut, isActive } = bio;
  const sides = bats === null && throws === null ? null : `${bats?.[0] ?? '-'}/${throws?.[0] ?? '-'}`;
  const first = debut?.slice(0, 4);
  const since = isActive ? first && `since ${first}` : first && lastSeason && `${first}–${lastSeason}`;
  const number = jerseyNumber === null ? null : `#${jerseyNumber}`;
  return [number, position?.abbreviation, sides, age, since].filter(Boolean).join(' · ');
}

/** 'T-3rd of 612'; a count of none has no rank. */
function RankText({ place }: { place: Placed['ranks'][number] }) {
  const rank = formatRank(place);
  if (rank === null) return null;
  return (
    <>
      {rank}
      <span> of {place.of}</span>
    </>
  );
}

/** What the ranks are of; the upstream has the minor leagues of a player without a game in the major leagues. */
function scopeOf({ level, ranks }: Placed): string | null {
  if (level !== majorLeagueLevel) return levelName(level);
  return ranks.some((rank) => formatRank(rank) !== null) ? 'rank in the major leagues' : null;
}

type SeasonFiguresProps = { line: Line; label: string; placed?: Placed | undefined };

/** The six figures that sum up a season, with their ranks. The figures are known before the ranks. */
function SeasonFigures({ line: { group, figures }, label, placed }: SeasonFiguresProps) {
  const name = `${groupNames[group]} ${label}`;
  return (
    <section aria-label={name}>
      <dl>
        {headlineFigures(group, figures).map(({ id, head, term }) => {
          const rank = placed?.ranks.find((each) => each.id === id);
          return (
            <div key={id}>
              <dt>
                <Term id={term}>{head}</Term>
              </dt>
              <dd>
                <b>{rank?.text ?? figures[id] ?? '-'}</b> <small>{rank && <RankText place={rank} />}</small>
              </dd>
            </div>
          );
        })}
      </dl>
      <p>{name}</p>
    </section>
  );
}

type Row = { figure: PlacedFigure; place: Placed['pools'][number]['places'][number]; isQualified: boolean };

const columns: readonly Column<Row>[] = [
  figureColumn,
  { id: 'value', head: 'Value', isHeadHidden: true, value: ({ place }) => place.text },
  {
    id: 'rank',
    head: 'Rank',
    value: ({ place }) => formatRank(place),
    cell: ({ place }) => <RankText place={place} />,
  },
  percentileColumn,
];

/** Figures with a percentile bar on an axis from 0 to 100, hatched for a player who did not qualify. */
function PercentileBars({ placed: { group, isQualified, pools }, season }: { placed: Placed; season: string }) {
  const [pool] = pools;
  const caption = (
    <>
      <strong>{groupNames[group]} percentiles</strong> {describePool(group, season, pool)}
    </>
  );
  if (pool === undefined) return <p className={styles.caption}>{caption}</p>;
  return (
    <div className={styles.bars}>
      <PlainTable
        caption={caption}
        isCaptionShown
        columns={columns}
        rows={pool.places.flatMap((place) => {
          const figure = percentileFigures[group].find(({ id }) => id === place.id);
          return figure === undefined ? [] : [{ figure, place, isQualified }];
        })}
        rowKey={({ figure }) => figure.id}
        isSortable={false}
        scrollLabel={null}
      />
    </div>
  );
}

/** The last season of a player who has none in the major leagues. */
function MinorFigures({ id, position }: Pick<Bio, 'id' | 'position'>) {
  const { data } = useQuery(playerMinorsQuery(String(id)));
  const lines = (data?.groups ?? []).flatMap(({ group, years }) => {
    const line = seasonLines(years).at(-1);
    return group === 'fielding' || line === undefined ? [] : [{ ...line, group }];
  });
  const shown = headlineLines(position?.group, lines);
  if (shown.length === 0) return <p>No qualifying data in the major leagues</p>;
  return shown.map((line) => (
    <SeasonFigures
      key={line.group}
      line={line}
      label={[line.season, levelName(line.level), line.team?.name].filter(Boolean).join(' · ')}
    />
  ));
}

type PercentilesProps = {
  season: string;
  placed: readonly Placed[];
  isWaiting: boolean;
  /** null: they did not fail */
  onRetry: (() => void) | null;
};

/** The bars of each group. They keep their place until they are loaded; a season in the minor leagues has none. */
function Percentiles({ season, placed, isWaiting, onRetry }: PercentilesProps) {
  const ofMajors = placed.filter(({ level }) => level === majorLeagueLevel);
  if (!isWaiting && ofMajors.length === 0) return null;
  return (
    <div className={styles.groups} aria-busy={isWaiting}>
      {ofMajors.map((each) => (
        <PercentileBars key={each.group} placed={each} season={season} />
      ))}
      {onRetry !== null && (
        <p>
          The percentiles could not be loaded.{' '}
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}

type PlayerHeadProps = {
  response: PlayerResponse;
  season: string | undefined;
  /** false: the view has a choice of its own */
  hasSeasonChoice: boolean;
  /** of the name: the start page has a heading of its own */
  as: 'h1' | 'h2';
};

/** Who a player is, and what the season was: six figures with their ranks, and the percentiles. */
export function PlayerHead({ as: Heading, response, season, hasSeasonChoice }: PlayerHeadProps) {
  const { player, stats, isEstablished } = response;
  const { id, name, team, position, isActive } = player;
  const leagueKind = useLeague()?.kind ?? 'mlb';
  const seasons = playedSeasons(stats);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...playerPercentilesQuery(String(id), season),
    placeholderData: keepPreviousData,
  });
  const shown = season ?? seasons[0];
  const lines = headlineLines(
    position?.group,
    stats.flatMap(({ group, years }): Line[] => {
      const line = seasonLines(years).find((each) => each.season === shown);
      return group === 'fielding' || line === undefined ? [] : [{ group, figures: line.figures }];
    }),
  );
  const placedOf = ({ group }: Line) =>
    data?.season === shown ? data?.groups.find((each) => each.group === group) : undefined;
  return (
    <Card className={styles.head}>
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
        <Heading tabIndex={-1}>{name}</Heading>
        <div>
          <p className={styles.facts}>{formatFacts(player, seasons[0])}</p>
          <p className={styles.club}>
            {team !== null && <Emblem teamId={team.id} size={20} />}
            {team === null ? 'Without a club' : <Link to={paths.club(team.id)}>{team.name}</Link>}
            {!isActive && ' (not active)'}
          </p>
        </div>
      </div>
      <div className={styles.figures}>
        {shown === undefined && <MinorFigures id={id} position={position} />}
        {shown !== undefined && lines.length === 0 && <p>No qualifying data this season</p>}
        {lines.map((line) => {
          const placed = placedOf(line);
          const label = [shown, smallSampleText(line.group, line.figures), placed && scopeOf(placed)]
            .filter(Boolean)
            .join(' · ');
          return <SeasonFigures key={line.group} line={line} label={label} placed={placed} />;
        })}
      </div>
      <div className={styles.tools}>
        <FollowPlace playerId={id} name={name} />
        <BellPlace code={`player-${id}`} name={name} isLarge />
        <ShareButton title={name} />
        {shown !== undefined && hasSeasonChoice && <SeasonSelect value={shown} seasons={seasons} />}
      </div>
      {shown !== undefined && (
        <Percentiles
          season={shown}
          placed={lines.flatMap((line) => placedOf(line) ?? [])}
          isWaiting={lines.length > 0 && (data === undefined || isPlaceholderData)}
          onRetry={data === undefined && isError ? () => void refetch() : null}
        />
      )}
    </Card>
  );
}
