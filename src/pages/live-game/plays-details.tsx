import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { playerMeetings } from '#features/players/contract/player-season.ts';
import { playerSeasonQuery } from '#features/players/queries/player-season.ts';
import { canHaveVideos } from '#features/videos/queries.ts';
import { query } from '#platform/page/query.ts';
import { battedBallsOf, hardestHit } from '#rules/baseball/game/batted-balls.ts';
import { formatHalfInning } from '#rules/baseball/game/card-text.ts';
import { countOf, nameOf } from '#rules/baseball/game/describe.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { mainPitchers, type PitchKind, type PitchMix, pitchMixOf } from '#rules/baseball/game/pitch-mix.ts';
import { fixed, rounded, ordinal } from '#rules/baseball/stats/figures.ts';
import { MissingPlays } from '#ui/baseball/missing-plays.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { Clips } from './clips.tsx';
import type { GameScreen, PlaysProps } from './game-screen.ts';
import { HitChart } from './hit-chart.tsx';
import { UmpireView } from './umpire-view.tsx';
import page from './live-game.page.module.css';
import styles from './plays-details.module.css';

type Screen = Pick<GameScreen, 'view' | 'leagueKind' | 'shown' | 'pathOf' | 'isReplay'>;
type Props = { screen: Screen & Pick<GameScreen, 'plays'> };
type LoadedProps = { screen: Screen; plays: PlateAppearance[] };

const wait = <p>Attempting to fetch data</p>;

/** Panels of all plays of the game. */
const panels = [
  ['Hit chart', HitChart],
  ['Umpire’s calls', UmpireView],
] as const;

type PanelProps = { title: string; Part: (props: PlaysProps) => ReactNode } & Props;

function Panel({ title, Part, screen: { view, plays } }: PanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={page.panel} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={page.summary}>
        <h2>{title}</h2>
      </summary>
      {isOpen && (plays ? <Part view={view} plays={plays} /> : wait)}
    </details>
  );
}

export function meetingsQuery(batterId: number, pitcherId: number) {
  const params = { id: batterId, pitcherId };
  return query<typeof playerMeetings>(
    'GET /api/players/:id/against/:pitcherId',
    { params },
    { staleTime: 3_600_000, retry: false },
  );
}

type MeetingsLine = { name: string; figures: Readonly<Record<string, string>> };

const meetingColumns: readonly Column<MeetingsLine>[] = [
  { id: 'name', head: 'Season', value: ({ name }) => name, isText: true },
  ...Object.entries({
    plateAppearances: 'PA',
    hits: 'H',
    homeRuns: 'HR',
    baseOnBalls: 'BB',
    strikeOuts: 'SO',
    avg: 'AVG',
    ops: 'OPS',
  }).map(([id, head]) => ({
    id,
    head,
    value: ({ figures }: MeetingsLine) => figures[id] ?? null,
  })),
];

/** The newest season and the career of a batter against a pitcher, requested while it is in view; nothing while results are hidden. */
function Career({ batterId, pitcherId }: Pick<PlateAppearance, 'batterId' | 'pitcherId'>) {
  const place = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const { data } = useQuery({ ...meetingsQuery(batterId, pitcherId), enabled: isInView });
  const lines = data?.career && [
    ...data.seasons.slice(0, 1).map(({ season, figures }) => ({ name: season, figures })),
    { name: 'Career', figures: data.career },
  ];
  return (
    <div ref={place} className={styles.career}>
      {lines === null && <Note>They have not met before in a regular season.</Note>}
      {lines && (
        <PlainTable
          caption="In regular seasons"
          columns={meetingColumns}
          rows={lines}
          rowKey={({ name }) => name}
          isSortable={false}
          scrollLabel={null}
        />
      )}
    </div>
  );
}

/** The earlier plate appearances of the batter against the pitcher: in this game, and as figures. */
function Meetings({ screen: { view, pathOf, isReplay }, plays, shown }: LoadedProps & { shown: PlateAppearance }) {
  const { batterId, pitcherId, index } = shown;
  const met = plays.filter((play) => play.batterId === batterId && play.pitcherId === pitcherId && play.index < index);
  return (
    <section>
      <h2>
        {nameOf(view.people, batterId)} against {nameOf(view.people, pitcherId)}
      </h2>
      {met.length === 0 && <Note>They have not met before in this game.</Note>}
      <ol className={styles.list}>
        {met.map((play) => {
          const [ball] = battedBallsOf([play]);
          const speed = ball?.ball.exitVelocity;
          return (
            <li key={play.index}>
              <Link to={pathOf(play.index)} preventScrollReset>
                <b>{play.event}</b>
                <small>
                  {formatHalfInning(play)}, {countOf(play.pitches.length, 'pitch', 'pitches')}
                  {speed != null && `, ${fixed(speed, 1)}\u00A0mph`}
                </small>
              </Link>
            </li>
          );
        })}
      </ol>
      {!isReplay && <Career batterId={batterId} pitcherId={pitcherId} />}
    </section>
  );
}

type SeasonKind = { name: string; count: number; speed: string | null };

const columnsOf = ({ count }: PitchMix, season: readonly SeasonKind[]): readonly Column<PitchKind>[] => [
  { id: 'type', head: 'Pitch', isText: true, value: ({ type }) => type },
  {
    id: 'share',
    head: '%',
    title: 'Share of the pitches',
    value: (kind) => Math.round((100 * kind.count) / count),
  },
  { id: 'speed', head: 'mph', title: 'Average speed', value: ({ speed }) => fixed(speed, 1) },
  {
    id: 'whiffs',
    head: 'Whiffs',
    title: 'Swings that missed, of all swings',
    value: ({ whiffs, swings }) => `${whiffs}/${swings}`,
  },
  {
    id: 'seasonShare',
    head: '%',
    group: 'Season',
    title: 'Share of the pitches of the season',
    value: ({ type }) => {
      const kind = season.find(({ name }) => name === type);
      const all = season.reduce((sum, each) => sum + each.count, 0);
      return kind === undefined ? null : Math.round((100 * kind.count) / all);
    },
  },
  {
    id: 'seasonSpeed',
    head: 'mph',
    group: 'Season',
    title: 'Average speed in the season',
    value: ({ type }) => season.find(({ name }) => name === type)?.speed ?? null,
  },
];

/** The pitches of a season by kind; none until they are loaded, and while results are hidden. */
function useSeasonPitches(pitcherId: number): readonly SeasonKind[] {
  const { data } = useQuery({ ...playerSeasonQuery(String(pitcherId), undefined), retry: false });
  return data?.groups.find(({ group }) => group === 'pitching')?.pitches ?? [];
}

/** What a pitcher has thrown in this game and in the season, and whether the fastball is as fast as before. */
function Pitches({
  people,
  plays,
  pitcherId,
}: Pick<GameView, 'people'> & { plays: PlateAppearance[]; pitcherId: number }) {
  const mix = pitchMixOf(plays, pitcherId);
  const season = useSeasonPitches(pitcherId);
  const name = nameOf(people, pitcherId);
  return (
    <section>
      <h2>Pitches of {name}</h2>
      {mix.count === 0 ? (
        <Note>No type of pitch is known yet.</Note>
      ) : (
        <PlainTable
          caption={`Pitches of ${name} by type`}
          columns={columnsOf(mix, season)}
          rows={mix.kinds}
          rowKey={({ type }) => type}
          isSortable={false}
        />
      )}
      {mix.fastball !== null && mix.fastball.innings.length > 1 && (
        <Note>
          {mix.fastball.type} by inning:{' '}
          {mix.fastball.innings.map(({ inning, speed }) => `${ordinal(inning)} ${fixed(speed, 1)}`).join(', ')}
          {'\u00A0'}mph
        </Note>
      )}
    </section>
  );
}

function HardestHit({ screen: { view, pathOf }, plays }: LoadedProps) {
  const balls = hardestHit(plays, 5);
  return (
    <section>
      <h2>Hardest hit</h2>
      {balls.length === 0 && <Note>No batted ball was measured yet.</Note>}
      <ol className={styles.list}>
        {balls.map(({ play, speed, ball: { distance } }) => (
          <li key={play.index}>
            <Link to={pathOf(play.index)} preventScrollReset>
              <b>
                {nameOf(view.people, play.batterId)} <span>{fixed(speed, 1)} mph</span>
              </b>
              <small>
                {play.event}, {distance !== null && `${rounded(distance)}\u00A0ft, `}
                {view.teams[play.half === 'top' ? 'away' : 'home'].abbreviation}, {formatHalfInning(play)}
              </small>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The duel on the screen; of a game that is over, the pitchers who threw most. */
function Duel({ screen, plays }: LoadedProps) {
  const { view, shown } = screen;
  const isOpen = shown !== null && shown.event === null;
  const thrown = isOpen ? [...plays, shown] : plays;
  const pitchers = shown === null ? mainPitchers(plays) : [shown.pitcherId];
  return (
    <>
      {shown && <Meetings screen={screen} plays={plays} shown={shown} />}
      {pitchers.map((pitcherId) => (
        <Pitches key={pitcherId} people={view.people} plays={thrown} pitcherId={pitcherId} />
      ))}
    </>
  );
}

/**
 * What is computed from all plays: the duel on the screen, the hardest hit balls, and in collapsible panels the hit chart and the umpire's
 * calls. The code is loaded after hydration.
 */
export function PlaysDetails({ screen }: Props): ReactNode {
  const { plays } = screen;
  return (
    <>
      <MissingPlays view={screen.view} />
      <div className={styles.parts} data-dense>
        {plays === null ? (
          wait
        ) : (
          <>
            <Duel screen={screen} plays={plays} />
            <HardestHit screen={screen} plays={plays} />
          </>
        )}
      </div>
      {panels.map(([title, Part]) => (
        <Panel key={title} title={title} Part={Part} screen={screen} />
      ))}
      {canHaveVideos(screen) && <Clips screen={screen} />}
    </>
  );
}
