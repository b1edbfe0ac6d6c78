import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { leagueDateOf } from '../clock/league-date.ts';
import { createLeague } from '../create-league.ts';
import type { League } from '../league.ts';
import { missingPaths } from '../testing/field-paths.ts';
import { hasRecordings, recordingsFolder } from '../testing/recordings.ts';
import { requestJson } from '../testing/request-json.ts';
import type { Json } from './json.ts';
import { simulatedLeague } from './simulated-league.ts';

const now = Date.UTC(2030, 6, 9, 1, 30);

/** Recordings of a kind, and the request to compare. `except` lists fields that only old or local recordings have. */
type Kind = { kind: string; files: string; request: (ids: Ids) => string; except?: RegExp };
type Ids = { finished: number; live: number; coming: number; batter: number; pitcher: number };

const stats = 'stats(group=[hitting,pitching,fielding],type=[season,yearByYear,career,gameLog],season=2030)';

const kinds: Kind[] = [
  {
    kind: 'live feed of a finished game',
    files: 'live/live-*final*.json',
    request: ({ finished }) => `/api/v1.1/game/${finished}/feed/live`,
    except: /HotColdZone|logicalEvents|reviewDetails|nameMatrilineal|pronunciation/,
  },
  {
    kind: 'live feed of a game in progress',
    files: 'live/live-746139*.json',
    request: ({ live }) => `/api/v1.1/game/${live}/feed/live`,
    except:
      /HotColdZone|logicalEvents|reviewDetails|nameMatrilineal|nameTitle|nameSuffix|pronunciation|currentPlay\.(result|playEvents)|playEvents\[\]\.(isSubstitution|position|battingOrder|replacedPlayer)|fromCatcher|disengagementNum|runnerGoing/,
  },
  {
    kind: 'schedule',
    files: 'schedule/schedule-20{18-09-27-final,23-08-22,24-07-01-final}*.json',
    request: () => '/api/v1/schedule?sportId=1&date=2030-07-08',
  },
  {
    kind: 'schedule with clubs and line scores',
    files: 'schedule/schedule-2022-07-04*.json',
    request: () => '/api/v1/schedule?sportId=1&date=2030-07-08&hydrate=team,linescore,flags',
    except: /content|offense\.(first|second|third)|linescore\.note|games\[\]\.description/,
  },
  {
    kind: 'standings',
    files: 'standings/standings-20{22-final,24}*.json',
    request: () => '/api/v1/standings?leagueId=103,104&season=2030&hydrate=team',
    except: /clinchIndicator/,
  },
  {
    kind: 'roster',
    files: 'roster/roster-{147,active}*.json',
    request: () => '/api/v1/teams/121/roster?rosterType=40Man',
  },
  {
    kind: 'roster with persons',
    files: 'roster/roster-115*.json',
    request: () =>
      '/api/v1/teams/121/roster?rosterType=active&hydrate=person(stats(type=season,group=[hitting,pitching],season=2030))',
    except: /nameMatrilineal|nameTitle|nameSuffix|education|numTeams|pronunciation/,
  },
  { kind: 'coaches', files: 'roster/coaches*.json', request: () => '/api/v1/teams/121/coaches?season=2030' },
  {
    kind: 'transactions',
    files: 'transactions/*.json',
    request: () => '/api/v1/transactions?startDate=2030-07-01&endDate=2030-07-09',
  },
  {
    kind: 'person',
    files: 'people/person-{545361,592450,608070,660271,665487}.json',
    request: ({ batter }) => `/api/v1/people/${batter}`,
    except: /nickName|pronunciation/,
  },
  {
    kind: 'hitter with numbers',
    files: 'people/person-660271-Ohtani*hitting*.json',
    request: ({ batter }) => `/api/v1/people/${batter}?hydrate=currentTeam,draft,${stats}`,
    except: /nickName|pronunciation|sport\.name|caughtStealingPercentage/,
  },
  {
    kind: 'pitcher with numbers',
    files: 'people/person-660271-Ohtani*pitching*.json',
    request: ({ pitcher }) => `/api/v1/people/${pitcher}?hydrate=currentTeam,draft,${stats}`,
    except: /nickName|pronunciation|numTeams|numLeagues|caughtStealingPercentage/,
  },
  {
    kind: 'numbers of hitters',
    files: 'stats/stats-players-hitting-season.json',
    request: () => '/api/v1/stats?stats=season&group=hitting&season=2030&sportIds=1',
  },
  {
    kind: 'numbers of pitchers',
    files: 'stats/stats-players-pitching-season.json',
    request: () => '/api/v1/stats?stats=season&group=pitching&season=2030&sportIds=1',
  },
  {
    kind: 'numbers of clubs',
    files: 'stats/stats-teams-*-season.json',
    request: () => '/api/v1/teams/stats?stats=season&group=hitting,pitching&season=2030&sportIds=1',
  },
  {
    kind: 'numbers of clubs in a part of the season',
    files: 'stats/stats-teams-*-byDateRange.json',
    request: () =>
      '/api/v1/teams/stats?stats=byDateRange&group=hitting,pitching&season=2030&sportIds=1&startDate=2030-05-20&endDate=2030-06-09',
  },
  {
    kind: 'leaders',
    files: 'leaders/*.json',
    request: () => '/api/v1/stats/leaders?leaderCategories=homeRuns&season=2030&sportId=1',
  },
  { kind: 'free agents', files: 'freeagents/*.json', request: () => '/api/v1/people/freeAgents?season=2029' },
  {
    kind: 'players of a level',
    files: 'players/*.json',
    request: () => '/api/v1/sports/1/players?season=2030',
    except: /nameMatrilineal|nameTitle|nameSuffix|pronunciation/,
  },
  {
    kind: 'clubs',
    files: 'teams/teams-sport1-{2024,pydantic}.json',
    request: () => '/api/v1/teams?sportId=1&season=2030',
  },
  {
    kind: 'a club with its zone',
    files: 'teams/team-119*.json',
    request: () => '/api/v1/teams/119?hydrate=venue(timezone)',
  },
  { kind: 'affiliates', files: 'teams/affiliates*.json', request: () => '/api/v1/teams/121/affiliates' },
  {
    kind: 'seasons',
    files: 'meta/season{-2021,-2022,-2023,-2024,s-pydantic}.json',
    request: () => '/api/v1/seasons?sportId=1',
  },
  {
    kind: 'box score',
    files: 'winprob/boxscore*.json',
    request: ({ finished }) => `/api/v1/game/${finished}/boxscore`,
    except: /pitchingNotes\[|note\[|batting\.note/,
  },
  {
    kind: 'line score',
    files: 'winprob/linescore-{744914,747175,823175}*.json',
    request: ({ finished }) => `/api/v1/game/${finished}/linescore`,
    except: /offense\.(first|second|third)|note/,
  },
  {
    kind: 'line score before a game',
    files: 'winprob/linescore-823498*.json',
    request: ({ coming }) => `/api/v1/game/${coming}/linescore`,
  },
  {
    kind: 'plays',
    files: 'winprob/playByPlay*.json',
    request: ({ finished }) => `/api/v1/game/${finished}/playByPlay`,
    except: /HotColdZone|reviewDetails|currentPlay\.playEvents/,
  },
  {
    kind: 'win probability',
    files: 'winprob/winProbability-747175.json',
    request: ({ finished }) => `/api/v1/game/${finished}/winProbability`,
    except:
      /HotColdZone|reviewDetails|flags\[|playEvents\[\]\.(preCount|contextMetrics|homeTeamWin|awayTeamWin|leverageIndex|defense|offense|officials)/,
  },
  {
    kind: 'context of a game',
    files: 'winprob/contextMetrics*.json',
    request: ({ finished }) => `/api/v1/game/${finished}/contextMetrics`,
    except: /gameId/,
  },
  { kind: 'sports', files: 'meta/sports.json', request: () => '/api/v1/sports' },
  {
    kind: 'leagues',
    files: 'meta/leagues.json',
    request: () => '/api/v1/leagues?sportId=1',
    except: /seasonDateInfo\.(firstDate|lastDate|half)/,
  },
  { kind: 'divisions', files: 'meta/divisions.json', request: () => '/api/v1/divisions?sportId=1' },
];

/** Several games, because not every game has a pickoff or a pinch runner. */
function idsOf(league: League): Ids[] {
  const games = ['2030-07-08', leagueDateOf(now)].flatMap((date) => league.games(1, date));
  const inState = (state: string) =>
    games.filter(({ gamePk }) => league.status(gamePk, now).abstractGameState === state);
  const withRunners = inState('Live').toSorted(
    (a, b) => (league.play(a.gamePk)?.firstPitchAt ?? 0) - (league.play(b.gamePk)?.firstPitchAt ?? 0),
  );
  const players = league.players(1, league.calendar.postseasonEnd);
  const busy = (isPitcher: boolean) =>
    players.find(
      ({ id, position, birthplace, draft, debutDate, middleName }) =>
        (position === 'P') === isPitcher &&
        birthplace.stateProvince !== null &&
        draft !== null &&
        middleName !== null &&
        debutDate !== null &&
        debutDate < '2028' &&
        league.gameLog(id, now, [1]).length > 10,
    );
  const others = {
    coming: inState('Preview').at(-1)?.gamePk ?? 0,
    batter: busy(false)?.id ?? 0,
    pitcher: busy(true)?.id ?? 0,
  };
  return inState('Final')
    .slice(0, 6)
    .map(({ gamePk }, index) => ({
      ...others,
      finished: gamePk,
      live: withRunners[index % withRunners.length]?.gamePk ?? 0,
    }));
}

describe.skipIf(!hasRecordings)(
  'responses of the league have every field that nearly all recordings have, with the same type',
  () => {
    let ids: Ids[];
    let respond: ReturnType<typeof simulatedLeague>;
    beforeAll(() => {
      const league = createLeague({ seed: 'shape', openingDay: '2030-05-01' });
      respond = simulatedLeague(league);
      ids = idsOf(league);
    }, 60_000);

    test.each(kinds)('$kind', ({ files, request, except }) => {
      const recordings = globSync(files, { cwd: recordingsFolder }).map((file): Json =>
        JSON.parse(readFileSync(resolve(recordingsFolder, file), 'utf8')),
      );
      expect(recordings.length).toBeGreaterThan(0);
      const bodies = [...new Set(ids.map(request))].map((url) => requestJson(respond, url, now));
      expect(missingPaths(recordings, bodies).filter((path) => !except?.test(path))).toEqual([]);
    });
  },
);
