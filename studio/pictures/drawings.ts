import { profilePictures } from '../../src/domain/pictures/catalogue.ts';
import { clubById } from '../../src/domain/teams/clubs.ts';
import { catcher } from './fielders/catcher.ts';
import { centerFielder } from './fielders/center-fielder.ts';
import { firstBaseman } from './fielders/first-baseman.ts';
import { leftFielder } from './fielders/left-fielder.ts';
import { pitcher } from './fielders/pitcher.ts';
import { rightFielder } from './fielders/right-fielder.ts';
import { secondBaseman } from './fielders/second-baseman.ts';
import { shortstop } from './fielders/shortstop.ts';
import { thirdBaseman } from './fielders/third-baseman.ts';
import { dominicanRepublic } from './flags/dominican-republic.ts';
import { japan } from './flags/japan.ts';
import { unitedStates } from './flags/united-states.ts';
import { venezuela } from './flags/venezuela.ts';
import { cap } from './hats/cap.ts';
import { capStyles } from './hats/cap-styles.ts';
import { animePitcher } from './motifs/anime-pitcher.ts';
import { apple } from './motifs/apple.ts';
import { bridge } from './motifs/bridge.ts';
import { crossedBats } from './motifs/crossed-bats.ts';
import { lily } from './motifs/lily.ts';
import { train } from './motifs/train.ts';

const singles: Readonly<Record<string, () => string>> = {
  p1: pitcher,
  p2: catcher,
  p3: firstBaseman,
  p4: secondBaseman,
  p5: thirdBaseman,
  p6: shortstop,
  p7: leftFielder,
  p8: centerFielder,
  p9: rightFielder,
  p17: lily,
  p18: animePitcher,
  p42: unitedStates,
  p43: dominicanRepublic,
  p44: apple,
  p45: train,
  p46: bridge,
  p47: crossedBats,
  p48: japan,
  p49: venezuela,
};

function drawHat(teamId: number): string {
  const club = clubById(teamId);
  const style = capStyles[teamId];
  if (club === undefined || style === undefined) throw new TypeError(`no cap for team ${teamId}`);
  return cap(club, style);
}

function draw(id: string, teamId: number | undefined): string {
  if (teamId !== undefined) return drawHat(teamId);
  const single = singles[id];
  if (single === undefined) throw new TypeError(`no drawing for ${id}`);
  return single();
}

/** Every picture of the catalogue as an SVG document, by its id. */
export const profileDrawings: ReadonlyMap<string, string> = new Map(
  profilePictures.map(({ id, teamId }) => [id, draw(id, teamId)]),
);
