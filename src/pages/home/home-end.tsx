import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { leaderboardQuery } from '#features/leaderboard/queries.ts';
import { toLeaderLines } from '#features/league-leaders/rules/leader-lines.ts';
import { leadersFormQuery } from '#features/rolling-metrics/queries.ts';
import { paths } from '#platform/page/paths.ts';
import { acceptsPicks, scheduledStart, isLive } from '#rules/baseball/game/predicates.ts';
import { surname } from '#rules/baseball/player-names.ts';
import { lockLeadText } from '#rules/picks/lock.ts';
import { shortUsername } from '#rules/picks/short-username.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Time } from '#ui/kit/time.tsx';
import { UserPicture } from '#ui/kit/user-picture.tsx';
import { CrowdChallenge } from './crowd-challenge.tsx';
import { FormTile, TilePicture } from './form-tile.tsx';
import styles from './home.module.css';
import tileStyles from './tile.module.css';

/** A tile with a picture for each part of the site. */
function Tiles() {
  return (
    <ul className={styles.tiles}>
      <Tile
        isWide
        ground="turf"
        title="Predict Today's Games"
        to={paths.today()}
        subtitle={`Name the winner up to ${lockLeadText} before.`}
      >
        <FirstGames />
      </Tile>
      <Tile
        isWide
        ground="wall"
        title="Predictions Leaderboard"
        to={paths.leaderboard()}
        subtitle="Who calls them best, in total bases of the season."
      >
        <TopThree />
      </Tile>
      <Tile
        ground="page"
        title="Rolling Player Metrics By Team"
        to={paths.rollingMetrics()}
        subtitle="The last ten games of every player."
      >
        <FormTile />
      </Tile>
      <Tile title="Roster Resource" to={paths.rosters()} subtitle="Forty spots, who has them and who waits.">
        <TilePicture name="roster" />
      </Tile>
      <Tile ground="page" title="Sabermetrics" to={paths.player()} subtitle="Every player, every season, every figure.">
        <TilePicture name="sabermetrics" />
      </Tile>
      <Tile
        ground="rack"
        title="League Leaders"
        to={paths.leagueLeaders()}
        subtitle="Twenty-one categories, bars to scale."
      >
        <BestBats />
      </Tile>
      <Tile title="Blog" to={paths.blog()} subtitle="Called shots, bullpens and what lies between.">
        <TilePicture name="scorebook" />
      </Tile>
      <Tile title="FAQ" to={paths.faq()} subtitle="How scoring works, and who is behind this.">
        <TilePicture name="umpire" />
      </Tile>
      <Tile isWide ground="page" title="Advanced Pitching Tools" subtitle="Regular season 2025">
        <TilePicture name="pitching" />
      </Tile>
    </ul>
  );
}

/** The end of the page, below the first screen: the challenge of the crowd, and what else the site has. */
export function HomeEnd() {
  return (
    <>
      <CrowdChallenge />
      <Tiles />
    </>
  );
}

/** The first three places of the leaderboard. */
function TopThree() {
  const { data } = useQuery(leaderboardQuery({ period: 'season' }));
  if (!data) return <p className={tileStyles.topThreeNone}>The leaderboard is not shown.</p>;
  const rows = data.rows.slice(0, 3);
  if (rows.length === 0) return <p className={tileStyles.topThreeNone}>First, second and third place are free.</p>;
  return (
    <ol className={tileStyles.top}>
      {rows.map(({ username, rank, profilePic, totalScore }) => (
        <li key={username}>
          <b>{rank}</b>
          <UserPicture profilePic={profilePic} size={28} />
          <span>{shortUsername(username)}</span>
          <b>{totalScore.toLocaleString('en-US')}</b>
        </li>
      ))}
    </ol>
  );
}

type TileProps = {
  title: string;
  subtitle: string;
  /** absent if the page does not exist yet */
  to?: string;
  /** takes the whole width of a phone */
  isWide?: boolean;
  /** background of the picture: grass, scoreboard green, squared paper, bat rack */
  ground?: 'turf' | 'wall' | 'page' | 'rack';
  children: ReactNode;
};

/** A link with a picture to a part of the site. */
function Tile({ title, subtitle, to, isWide = false, ground, children }: TileProps) {
  return (
    <Card
      as="li"
      isFlush
      className={tileStyles.tile}
      data-open={to === undefined ? undefined : true}
      data-wide={isWide || undefined}
    >
      <div className={tileStyles.picture} data-ground={ground}>
        {children}
      </div>
      <h2 className={tileStyles.title}>{to === undefined ? title : <Link to={to}>{title}</Link>}</h2>
      <p className={tileStyles.text}>{subtitle}</p>
    </Card>
  );
}

/** The next three games that can be picked. */
function FirstGames() {
  const { data } = useQuery(todaysGamesQuery);
  const next = (data?.games ?? []).filter((game) => acceptsPicks(game) && scheduledStart(game) !== null).slice(0, 3);
  const live = data?.games.filter(isLive).length ?? 0;
  if (next.length === 0)
    return <p className={tileStyles.none}>{live > 0 ? `${live} in progress` : 'Tomorrow is another day.'}</p>;
  return (
    <ul className={tileStyles.games}>
      {next.map(({ gamePk, startsAt, doubleHeaderGame, teams: { away, home } }) => (
        <li key={gamePk}>
          <Emblem teamId={away.id} size={24} />
          <span>{away.abbreviation}</span>
          <i>at</i>
          <Emblem teamId={home.id} size={24} />
          <span>{home.abbreviation}</span>
          <p>
            {doubleHeaderGame !== null && `game ${doubleHeaderGame}, `}
            {startsAt !== null && <Time at={startsAt} isTight />}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A bat with a length of `share` of the longest one; only the barrel is scaled. */
function Bat({ share }: { share: number }) {
  const end = 16 + 184 * share;
  return (
    <svg viewBox="0 0 208 22" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
      <path d={`M5 5q-4 6 0 12l5-3 ${end - 26} 5.500q12 0 12-8.500t-12-8.500L10 8z`} />
    </svg>
  );
}

/** Placeholder bats, shown until the leaders are loaded. */
function BatRack() {
  return (
    <div className={tileStyles.bats} aria-hidden="true">
      {[1, 0.9, 0.82, 0.7].map((share) => (
        <Bat key={share} share={share} />
      ))}
    </div>
  );
}

/** The season's home run leaders, each with a bat to scale. */
function BestBats() {
  const { data } = useQuery(leadersFormQuery);
  const leaders = toLeaderLines(data?.leaders ?? []);
  if (leaders.length === 0) return <BatRack />;
  return (
    <ol className={tileStyles.bats} aria-label="Home runs">
      {leaders.map(({ person, team, value, share }) => (
        <li key={person.id} data-club={team?.id}>
          <span>{surname(person.name)}</span>
          <Bat share={share ?? 1} />
          <b>{value}</b>
        </li>
      ))}
    </ol>
  );
}
