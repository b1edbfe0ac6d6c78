// Records the films of the blog: `npm run films`, or only those named. Needs ffmpeg. The films are committed.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser/browser-server.ts';
import { filmPlans, type FilmPlan } from './films/film-plan.ts';
import { recordFilm, type Recording } from './films/record-film.ts';
import { formatWebVtt } from './films/web-vtt.ts';

const names = process.argv.slice(2);
const folder = 'src/web/public/pictures/blog';

function runFfmpeg(...args: string[]): void {
  const { status, error } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' });
  if (error) throw new Error('ffmpeg is needed; on Debian: apt-get install ffmpeg', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
}

/** The input list of ffmpeg: each frame with its duration in seconds. */
function formatFrameList({ frames, seconds }: Recording, speed: number): string {
  const lines = frames.map(({ file, at }, index) => {
    const until = frames[index + 1]?.at ?? seconds;
    return `file '${file}'\nduration ${(Math.max(0, until - Math.max(0, at)) / speed).toFixed(4)}`;
  });
  return `${lines.join('\n')}\nfile '${frames.at(-1)?.file}'\n`;
}

async function encodeFilm(plan: FilmPlan, recording: Recording, workFolder: string): Promise<void> {
  const list = join(workFolder, 'frames.txt');
  await writeFile(list, formatFrameList(recording, plan.speed));
  const film = join(folder, plan.name);
  const source = ['-f', 'concat', '-safe', '0', '-i', list];
  const encoding = ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1', '-pix_fmt', 'yuv420p'];
  runFfmpeg(...source, '-vf', 'scale=960:600,fps=20', ...encoding, '-an', `${film}.webm`);
  const middle = recording.frames[Math.floor(recording.frames.length * 0.6)]?.file ?? '';
  runFfmpeg('-i', middle, '-vf', 'scale=960:600', '-q:v', '60', `${film}.webp`);
  const cues = recording.cues.map(({ at, text }) => ({ at: at / plan.speed, text }));
  await writeFile(`${film}.vtt`, formatWebVtt(cues, recording.seconds / plan.speed));
}

await mkdir(folder, { recursive: true });
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());
try {
  for (const plan of filmPlans.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const workFolder = await mkdtemp(join(tmpdir(), 'called-shot-film-'));
    process.stdout.write(`${plan.name}: filming ${(Date.parse(plan.to) - Date.parse(plan.from)) / 1000} s …\n`);
    await encodeFilm(plan, await recordFilm(browser, plan, workFolder), workFolder);
    await rm(workFolder, { recursive: true });
  }
} finally {
  await browser.close();
  await server.close();
}
