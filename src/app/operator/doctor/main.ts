import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { InvalidSetting } from '#platform/settings/invalid-setting.ts';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import { openLeague } from '#app/server/league-process/open-league.ts';
import { formatError } from '#platform/log/serialize-error.ts';
import { readSettings } from '#platform/settings/settings.ts';
import { createBoundedFetch } from '#sources/statsapi/client/bounded-fetch.ts';
import { formatReport, isProblem } from './format-report.ts';
import { runMachineChecks } from './machine/machine-checks.ts';
import { knownFieldsFile, readKnownFields } from './upstream/new-fields.ts';
import { type CheckedResponse, runUpstreamChecks, type SavedResponse } from './upstream/run-upstream-checks.ts';
import { upstreamChecks } from './upstream/upstream-checks.ts';

const usage = `npm run doctor -- [--record] [--learn]

Requests each kind of upstream response once, at most two a second, and checks this machine. The exit code is 1 on a problem.

  --record   saves the responses in RECORD_FOLDER (.data/doctor), for a report; also: npm run record -- doctor
  --learn    adds the fields of the responses to those that this version knows

The settings are those of npm start. LEAGUE=auto is the MLB Stats API here.`;

const printLine = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { record: { type: 'boolean' }, learn: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return void printLine(usage);
  const settings = readSettings(process.env);
  const league = await openLeague(
    { ...settings, league: settings.league.kind === 'auto' ? { kind: 'mlb' } : settings.league },
    { print: printLine, logError: () => undefined },
  );
  const saved: SavedResponse[] = [];
  try {
    printLine(`Requesting ${upstreamChecks.length} kinds of responses …`);
    const { responses, serverTime, now } = await runUpstreamChecks(upstreamChecks, {
      baseUrl: league.statsApiUrl,
      savantUrl: league.savantUrl,
      clock: league.clock,
      fetch: createBoundedFetch(settings.contact),
      realNow: Date.now,
      onResponse: (response) => saved.push(response),
    });
    const machine = await runMachineChecks(settings, { serverTime, now });
    if (values.learn) await writeKnownFields(responses);
    for (const line of formatReport(responses, machine, await readKnownFields())) printLine(line);
    if (values.record) await saveResponses(saved, process.env.RECORD_FOLDER ?? '.data/doctor');
    if (responses.some(isProblem) || machine.some(({ problem }) => problem !== null)) process.exitCode = 1;
  } finally {
    await league.process?.stop();
  }
}

async function writeKnownFields(responses: readonly CheckedResponse[]): Promise<void> {
  const known = await readKnownFields();
  const lines = responses.map(({ kind, names }) => {
    const all = new Set([...(known[kind] ?? []), ...names]);
    return `  ${JSON.stringify(kind)}: ${JSON.stringify([...all].toSorted())}`;
  });
  await writeFile(knownFieldsFile, `{\n${lines.join(',\n')}\n}\n`);
}

/** Addresses and bodies of the public data only: no setting, cookie or header is saved. */
async function saveResponses(saved: readonly SavedResponse[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const response of saved) await writeFile(join(folder, `${response.kind}.json`), `${JSON.stringify(response)}\n`);
  printLine(`${saved.length} responses in ${folder}`);
}

await main().catch((error: unknown) => {
  const isExpected = error instanceof InvalidSetting || error instanceof CannotStart;
  process.stderr.write(`${isExpected ? error.message : formatError(error)}\n`);
  process.exitCode = 1;
});
