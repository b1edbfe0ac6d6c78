// Records the films of the blog: `npm run tool -- films`, or only those named. Needs ffmpeg. The films are committed.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../tests/support/browser/launch-browser.ts';
import { filmPlans } from './films/film-plan.ts';
import { howToWatch } from './films/how-to-watch.ts';
import { recordFilm, type Recording } from './films/record-film.ts';
import { recordScenes } from './films/record-scenes.ts';
import { formatWebVtt } from './films/web-vtt.ts';

const names = process.argv.slice(2);
const folder = 'src/app/browser/public/pictures/blog';

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

/** `speed`: seconds of the recording per second of the film */
type Film = { name: string; speed: number; record: (workFolder: string) => Promise<Recording> };

async function encodeFilm({ name, speed }: Film, recording: Recording, workFolder: string): Promise<void> {
  const list = join(workFolder, 'frames.txt');
  await writeFile(list, formatFrameList(recording, speed));
  const film = join(folder, name);
  const source = ['-f', 'concat', '-safe', '0', '-i', list];
  const encoding = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '36',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-cpu-used',
    '4',
    '-pix_fmt',
    'yuv420p',
  ];
  runFfmpeg(...source, '-vf', 'scale=960:600,fps=20', ...encoding, '-an', `${film}.webm`);
  const middle = recording.frames[Math.floor(recording.frames.length * 0.6)]?.file ?? '';
  runFfmpeg('-i', middle, '-vf', 'scale=960:600', '-q:v', '60', `${film}.webp`);
  const cues = recording.cues.map(({ at, text }) => ({ at: at / speed, text }));
  await writeFile(`${film}.vtt`, formatWebVtt(cues, recording.seconds / speed));
}

await mkdir(folder, { recursive: true });
const browser = await launchBrowser();
try {
  const films: Film[] = [
    ...filmPlans.map((plan) => ({ ...plan, record: (work: string) => recordFilm(browser, plan, work) })),
    { name: howToWatch.name, speed: 1, record: (work) => recordScenes(browser, howToWatch, work) },
  ];
  for (const film of films.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const workFolder = await mkdtemp(join(tmpdir(), 'called-shot-film-'));
    process.stdout.write(`${film.name}: filming …\n`);
    await encodeFilm(film, await film.record(workFolder), workFolder);
    await rm(workFolder, { recursive: true });
  }
} finally {
  await browser.close();
}
