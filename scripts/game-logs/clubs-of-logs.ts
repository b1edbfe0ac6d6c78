import type { LeagueClub } from '#rules/baseball/standings/season-ranking.ts';
import { clubs } from '#rules/baseball/teams/clubs.ts';

/** The clubs by Retrosheet's codes, in the order of the divisions by their numbers in the Stats API. */
const codes: readonly (readonly [leagueId: number, divisionId: number, clubs: Readonly<Record<string, string>>])[] = [
  [103, 201, { BAL: 'Orioles', BOS: 'Red Sox', NYA: 'Yankees', TBA: 'Rays', TOR: 'Blue Jays' }],
  [103, 202, { CHA: 'White Sox', CLE: 'Guardians', DET: 'Tigers', KCA: 'Royals', MIN: 'Twins' }],
  [103, 200, { ANA: 'Angels', HOU: 'Astros', OAK: 'Athletics', SEA: 'Mariners', TEX: 'Rangers' }],
  [104, 204, { ATL: 'Braves', MIA: 'Marlins', NYN: 'Mets', PHI: 'Phillies', WAS: 'Nationals' }],
  [104, 205, { CHN: 'Cubs', CIN: 'Reds', MIL: 'Brewers', PIT: 'Pirates', SLN: 'Cardinals' }],
  [104, 203, { ARI: 'Diamondbacks', COL: 'Rockies', LAN: 'Dodgers', SDN: 'Padres', SFN: 'Giants' }],
];

type LogClub = LeagueClub & { code: string; name: string };

const ids = new Map(clubs.map(({ id, name }) => [name, id]));

const present: readonly LogClub[] = codes.flatMap(([leagueId, divisionId, names]) =>
  Object.entries(names).map(([code, name]) => ({ code, name, id: ids.get(name) ?? 0, leagueId, divisionId })),
);

/** The clubs of a season. The Astros were in the National League until 2012. */
export function clubsOfLogs(season: number): readonly LogClub[] {
  if (season > 2012) return present;
  return present.map((club) => (club.code === 'HOU' ? { ...club, leagueId: 104, divisionId: 205 } : club));
}
