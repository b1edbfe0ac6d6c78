import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runKills } from './run-kills.ts';

/** Kills the application `--count` times. The same `--seed` repeats the choices of users and the times of the kills. */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '50' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

print(`Seed ${values.seed}`);
const { kills, users, writes, problems } = await runKills({ count: Number(values.count), seed: values.seed, print });
print(
  `${kills} kills, ${users} users, ${writes} acknowledged writes, ${problems.length} problems (seed ${values.seed})`,
);
for (const problem of problems) print(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
