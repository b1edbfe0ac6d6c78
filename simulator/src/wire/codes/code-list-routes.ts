import type { Routes } from '../../http/routes.ts';
import { gameStatuses } from './game-statuses.ts';
import { callCodes, pitchTypes } from '../play/pitch-names.ts';
import { statList } from '../stats/stat-list.ts';
import { positionBody, positions } from '../people/position-body.ts';
import { rosterStatuses } from '../people/roster-status.ts';

const rosterTypes = [
  ['40Man', '40-man roster'],
  ['active', 'Active roster'],
  ['coach', 'Coaches'],
  ['nonRosterInvitees', 'Non-roster invitees'],
  ['depthChart', 'Depth chart'],
  ['fullSeason', 'Everybody of the season'],
  ['fullRoster', 'Everybody, active or not'],
  ['allTime', 'Everybody ever'],
  ['gameday', 'Roster of the day'],
].map(([parameter, description]) => ({ description, lookupName: parameter, parameter }));

const standingsTypes = [
  'regularSeason',
  'wildCard',
  'divisionLeaders',
  'wildCardWithLeaders',
  'springTraining',
  'byDivision',
  'byLeague',
].map((name) => ({ name, description: name }));

const gameTypes = [
  { id: 'S', description: 'Spring Training' },
  { id: 'R', description: 'Regular Season' },
];

/** The lists of codes of the API, limited to the codes that the simulated league uses. */
export const codeListRoutes: Routes = {
  '/api/v1/gameStatus': () => gameStatuses,
  '/api/v1/baseballStats': statList,
  '/api/v1/gameTypes': () => gameTypes,
  '/api/v1/positions': () =>
    positions.map((position) => ({
      ...positionBody(position),
      shortName: position,
      fullName: positionBody(position).name,
      displayName: positionBody(position).name,
    })),
  '/api/v1/pitchTypes': () => pitchTypes,
  '/api/v1/pitchCodes': () => callCodes,
  '/api/v1/rosterTypes': () => rosterTypes,
  '/api/v1/standingsTypes': () => standingsTypes,
  '/api/v1/playerStatusCodes': () => rosterStatuses,
  '/api/v1/statGroups': () => ['hitting', 'pitching', 'fielding', 'catching'].map((displayName) => ({ displayName })),
  '/api/v1/statTypes': () =>
    ['season', 'career', 'yearByYear', 'gameLog', 'lastXGames', 'byDateRange', 'rankingsByYear'].map((displayName) => ({
      displayName,
    })),
};
