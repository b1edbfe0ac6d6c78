import { faceToSvgString, type FaceConfig, svgsIndex } from 'facesjs';
import { profilePictures } from '#features/accounts/rules/profile-pictures.ts';
import { instantOf } from '#features/games/server/game-instants.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import type { Leaderboards } from '#features/leaderboard/server/leaderboards.ts';
import { readCareer } from '#features/players/server/read-career.ts';
import { readUserProfile } from '#features/users/server.ts';
import { NotFound } from '#platform/http/app-error.ts';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import { servePicture, createPictureReader } from '#platform/http/endpoints/serve-picture.ts';
import { refuseHiddenGame } from '#platform/viewer/server/viewer.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { seededRandom } from '#rules/baseball/seeded-random.ts';
import type { LeaderboardEntry } from '#rules/picks/leaderboard-entry.ts';
import type { Viewer } from '#rules/viewer/viewer.ts';
import type { Services } from '#sources/services.ts';
import {
  userPicksPicture,
  userPicture,
  gamePicture,
  leaderboardPicture,
  playerPicture,
  profilePicture,
  headshot,
} from '../contract.ts';
import { drawTeamEmblem, emblemRoutes } from './draw-team-emblem.ts';
import { figuresSvg } from './figures-svg.ts';
import { emblemPlaces, gamePictureSvg, withScores } from './game-picture.ts';
import { lettersSvg } from './letters-svg.ts';
import { size, card, ink, onPaper } from './paper.ts';
import { emblemPlace, playerPictureSvg, userPictureSvg } from './person-pictures.ts';
import { picksPicture } from './picks-picture.ts';

export function pictureRoutes(
  { db, clock, client }: Services,
  { leaderboards, shownGames }: { leaderboards: Leaderboards; shownGames: ShownGames },
) {
  const rendered = createResultCache<Buffer>({ max: 64 });

  async function emblem(teamId: number | null, place: { left: number; top: number; side: number }) {
    const { content } = await drawTeamEmblem(client, teamId);
    return { svg: String(content), ...place };
  }

  /** `at`: a moment of a replay (epoch ms, UTC) */
  async function readGame(gamePk: number, at: number | undefined, viewer: Viewer) {
    const shown = at === undefined ? null : await shownGames.game(gamePk, { ...viewer, hidden: null });
    const past = at === undefined || shown === null ? null : instantOf(shown.log, at);
    if (past !== null) refuseHiddenGame(viewer.hidden, past.view);
    return past === null ? shownGames.card(gamePk, viewer) : withScores(past.view);
  }

  return {
    gamePicture: servePicture(gamePicture, ({ params: { gamePk }, query: { at } }, { viewer: { show } }) =>
      show(async (viewer) => {
        const game = await readGame(gamePk, at, viewer);
        if (game === null) throw new NotFound('There is no such game.');
        const svg = gamePictureSvg(game);
        const { away, home } = game.teams;
        const content = await rendered.read(`${away.id} ${home.id} ${svg}`, async () =>
          renderPng(svg, await Promise.all([emblem(away.id, emblemPlaces.away), emblem(home.id, emblemPlaces.home)])),
        );
        return { content };
      }),
    ),
    playerPicture: servePicture(playerPicture, async ({ params: { id } }) => {
      const { value: player } = await readCareer(client, id);
      const svg = playerPictureSvg(player);
      const teamId = player.team?.id ?? null;
      const content = await rendered.read(`${teamId} ${svg}`, async () =>
        renderPng(svg, [await emblem(teamId, emblemPlace)]),
      );
      return { content };
    }),
    userPicture: servePicture(userPicture, async ({ params: { username } }) => {
      const svg = userPictureSvg(await readUserProfile(db, username, clock.now()));
      return { content: await rendered.read(svg, () => renderPng(svg)) };
    }),
    userPicksPicture: servePicture(userPicksPicture, async ({ params: { username }, query }) => {
      const now = clock.now();
      const { picks } = await readUserProfile(db, username, now);
      const { svg, emblems } = picksPicture(picks, {
        date: query.date ?? baseballDay(now),
        hasResults: query.results !== undefined,
      });
      const ids = emblems.map(({ teamId }) => teamId).join(' ');
      const content = await rendered.read(`${ids} ${svg}`, async () =>
        renderPng(svg, await Promise.all(emblems.map(({ teamId, ...place }) => emblem(teamId, place)))),
      );
      return { content };
    }),
    leaderboardPicture: servePicture(leaderboardPicture, async () => {
      const svg = leaderboardPictureSvg(await leaderboards.first());
      return { content: await rendered.read(svg, () => renderPng(svg)) };
    }),
    ...headshotRoutes,
    ...profilePictureRoutes,
    ...emblemRoutes(client),
  };
}

type Overlay = { svg: string; left: number; top: number; side: number };

const pointsPerInch = 72;

/** Renders an SVG as PNG with smaller drawings on top. */
export async function renderPng(svg: string, overlays: readonly Overlay[] = []): Promise<Buffer> {
  // loaded at the first picture, because it would delay the start
  const { default: sharp } = await import('sharp');
  const layers = await Promise.all(
    overlays.map(async (overlay) => ({
      input: await sharp(Buffer.from(overlay.svg), { density: pointsPerInch * 4 })
        .resize(overlay.side, overlay.side, { fit: 'contain', background: '#0000' })
        .png()
        .toBuffer(),
      left: overlay.left,
      top: overlay.top,
    })),
  );
  return sharp(Buffer.from(svg))
    .resize(size.width, size.height)
    .composite(layers)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** The steps of the podium from left to right: second, first and third. */
const steps = [
  { place: 1, x: 220, height: 210, color: '#8b8371' },
  { place: 0, x: 480, height: 310, color: '#94650f' },
  { place: 2, x: 740, height: 150, color: '#6a4a2a' },
];
const width = 240;
const numberSize = 34;
const floorY = 560;

/** Draws the podium with the first three total scores. Usernames are not shown in shared pictures. */
export function leaderboardPictureSvg(entries: readonly LeaderboardEntry[]): string {
  return onPaper(
    lettersSvg('LEADERBOARD', { x: 600, y: 90, size: 46, color: ink }) +
      steps
        .map(({ place, x, height, color }) => {
          const entry = entries[place];
          const top = floorY - height;
          // the figure 1 is at the right of its cell
          const center = x + (place === 0 ? width - numberSize : width) / 2;
          return (
            `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${color}" stroke="${ink}" stroke-width="6"/>` +
            figuresSvg(String(place + 1), { center, y: top + 36, size: numberSize, color: card }) +
            (entry === undefined
              ? ''
              : figuresSvg(String(entry.totalScore), { center: x + width / 2, y: top - 92, size: 30, color: ink }))
          );
        })
        .join(''),
  );
}

const find = createPictureReader(
  new URL('profile-pictures/files/', import.meta.url),
  `They are p1 to p${profilePictures.length}, each as p1_thumb.webp, p1_med.webp and p1.webp.`,
);

const profilePictureRoutes = {
  profilePicture: servePicture(profilePicture, ({ params }) => find(params.file)),
};

const headshotRoutes = {
  headshot: servePicture(headshot, ({ params }) => ({ content: faceToSvgString(generateFace(params.file)) })),
};

type Feature = keyof typeof svgsIndex;

const complexions = [
  { skin: ['#f2d6cb', '#ddb7a0'], hair: ['#272421', '#3d2314', '#5a3825', '#cc9966', '#2c1608', '#b55239', '#e9c67b'] },
  { skin: ['#fedac7', '#f0c5a3', '#eab687'], hair: ['#272421', '#0f0902'] },
  { skin: ['#bb876f', '#aa816f', '#a67358'], hair: ['#272421', '#1c1008'] },
  { skin: ['#ad6453', '#74453d', '#5c3937'], hair: ['#272421'] },
];

/** The face of a fictional player; the same id gives the same face. */
function generateFace(personId: number): FaceConfig {
  const random = seededRandom(personId);
  const within = (low: number, high: number) => Math.round((low + random() * (high - low)) * 100) / 100;
  const oneOf = <T>(items: readonly T[], fallback: T) => items[Math.floor(random() * items.length)] ?? fallback;
  const id = (feature: Feature, fits: (name: string) => boolean = () => true) =>
    oneOf(
      svgsIndex[feature].filter((name) => !name.startsWith('female') && fits(name)),
      'none',
    );
  const idByChance = (chance: number, feature: Feature) => (random() < chance ? id(feature) : 'none');
  const { skin, hair } = oneOf(complexions, { skin: [], hair: [] });
  return {
    fatness: within(0, 0.8),
    teamColors: ['#5d7290', '#23364d', '#f4f1e8'],
    hairBg: { id: idByChance(0.05, 'hairBg') },
    body: { id: id('body'), color: oneOf(skin, '#ddb7a0'), size: within(0.95, 1.05) },
    jersey: { id: id('jersey', (name) => name.startsWith('baseball')) },
    ear: { id: id('ear'), size: within(0.5, 1.3) },
    head: { id: id('head'), shave: `rgba(0,0,0,${random() < 0.25 ? within(0, 0.2) : 0})` },
    eyeLine: { id: idByChance(0.75, 'eyeLine') },
    smileLine: { id: idByChance(0.75, 'smileLine'), size: within(0.25, 2) },
    miscLine: { id: idByChance(0.4, 'miscLine') },
    facialHair: { id: idByChance(0.45, 'facialHair') },
    eye: { id: id('eye'), angle: Math.round(within(-8, 12)) },
    eyebrow: { id: id('eyebrow'), angle: Math.round(within(-10, 15)) },
    hair: { id: id('hair'), color: oneOf(hair, '#272421'), flip: random() < 0.5 },
    mouth: { id: id('mouth'), flip: random() < 0.5 },
    nose: { id: id('nose', (name) => name !== 'pinocchio'), flip: random() < 0.5, size: within(0.5, 1.1) },
    glasses: { id: random() < 0.05 ? 'glasses2-black' : 'none' },
    accessories: { id: random() < 0.35 ? 'hat' : random() < 0.1 ? 'eye-black' : 'none' },
  };
}
