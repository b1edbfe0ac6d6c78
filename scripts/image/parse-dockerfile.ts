export type Instruction = { keyword: string; value: string };
type Stage = { name: string; instructions: Instruction[] };

/** Parses a Dockerfile without line continuations. */
export function parseDockerfile(text: string): Instruction[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const end = line.indexOf(' ');
      return { keyword: line.slice(0, end), value: line.slice(end + 1).trim() };
    });
}

/** Splits at each FROM. A stage without a name gets its number. */
export function splitStages(instructions: readonly Instruction[]): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of instructions) {
    if (instruction.keyword === 'FROM') {
      stages.push({ name: / AS (\w+)$/.exec(instruction.value)?.[1] ?? String(stages.length), instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}
