import type { GameHeader } from '#rules/baseball/game/event.ts';
import type { BoxScore, BattingLine, PitchingLine, Side, ChallengeRecord } from '#rules/baseball/game/model.ts';
import { unknownPlayer } from '#rules/baseball/player-names.ts';
import { outsOfInnings } from '#rules/baseball/stats/figures.ts';
import type { WireBoxPlayer, WireBoxTeam } from './wire-box-score.ts';
import type { WireFeed } from './wire-feed.ts';

type Note = BoxScore['notes'][number];

type Name = (player: WireBoxPlayer) => string;

/** A player who changed positions has all of them: 'PH-CF'. */
const positionsOf = ({ allPositions, position }: WireBoxPlayer): string =>
  allPositions.flatMap(({ abbreviation }) => abbreviation ?? []).join('-') || (position?.abbreviation ?? '');

const toBattingLine = (player: WireBoxPlayer, battingOrder: number, name: string): BattingLine => {
  const batting = player.stats?.batting;
  const season = player.seasonStats?.batting;
  return {
    playerId: player.person.id,
    name,
    position: positionsOf(player),
    order: Math.floor(battingOrder / 100),
    substitution: battingOrder % 100,
    atBats: batting?.atBats ?? 0,
    runs: batting?.runs ?? 0,
    hits: batting?.hits ?? 0,
    rbi: batting?.rbi ?? 0,
    walks: batting?.baseOnBalls ?? 0,
    strikeOuts: batting?.strikeOuts ?? 0,
    homeRuns: batting?.homeRuns ?? 0,
    seasonHomeRuns: season?.homeRuns ?? null,
    average: season?.avg ?? null,
    ops: season?.ops ?? null,
  };
};

/** '5.2' innings are 17 outs. */
const toPitchingLine = (player: WireBoxPlayer, name: string): PitchingLine => {
  const pitching = player.stats?.pitching;
  return {
    playerId: player.person.id,
    name,
    note: pitching?.note ?? null,
    outs: pitching?.outs ?? outsOfInnings(pitching?.inningsPitched ?? '') ?? 0,
    hits: pitching?.hits ?? 0,
    runs: pitching?.runs ?? 0,
    earnedRuns: pitching?.earnedRuns ?? 0,
    walks: pitching?.baseOnBalls ?? 0,
    strikeOuts: pitching?.strikeOuts ?? 0,
    homeRuns: pitching?.homeRuns ?? 0,
    pitches: pitching?.numberOfPitches ?? pitching?.pitchesThrown ?? null,
    strikes: pitching?.strikes ?? null,
    era: player.seasonStats?.pitching?.era ?? null,
  };
};

const playersOf = (team: WireBoxTeam | undefined): WireBoxPlayer[] => team?.players ?? [];

const toBatting = (team: WireBoxTeam | undefined, name: Name): BattingLine[] =>
  playersOf(team)
    .flatMap((player) =>
      player.battingOrder === undefined ? [] : [toBattingLine(player, player.battingOrder, name(player))],
    )
    .toSorted((a, b) => a.order - b.order || a.substitution - b.substitution);

const toPitching = (team: WireBoxTeam | undefined, name: Name): PitchingLine[] => {
  const players = new Map(playersOf(team).map((player) => [player.person.id, player]));
  return (team?.pitchers ?? []).flatMap((id) => {
    const player = players.get(id);
    return player ? [toPitchingLine(player, name(player))] : [];
  });
};

const toNotes = (notes: { label?: string | undefined; value?: string | undefined }[]): Note[] =>
  notes.flatMap(({ label = '', value = '' }) => (label === '' && value === '' ? [] : [{ label, text: value }]));

const toChallengeRecord = ({ absChallenges }: WireFeed['gameData'], side: Side): ChallengeRecord | null => {
  const counts = absChallenges?.[side];
  return counts ? { won: counts.usedSuccessful ?? 0, lost: counts.usedFailed ?? 0 } : null;
};

/** The box score of a feed; empty when the feed has none. */
export function toBoxScore({ gameData, liveData: { boxscore } }: WireFeed, header: GameHeader): BoxScore {
  const name: Name = ({ person }) => header.players[person.id]?.name ?? unknownPlayer;
  const toSide = (side: Side): BoxScore['away'] => {
    const team = boxscore?.teams?.[side];
    const info = (team?.info ?? []).flatMap(({ fieldList }) => fieldList);
    return {
      team: header.teams[side],
      batting: toBatting(team, name),
      pitching: toPitching(team, name),
      challenges: toChallengeRecord(gameData, side),
      notes: toNotes([...(team?.note ?? []), ...info]),
    };
  };
  const pitching = (boxscore?.pitchingNotes ?? []).map((value) => ({ label: '', value }));
  return {
    gamePk: header.gamePk,
    away: toSide('away'),
    home: toSide('home'),
    notes: toNotes([...pitching, ...(boxscore?.info ?? [])]),
  };
}
