import type { MachineResult } from './machine/machine-checks.ts';
import { listNewFields, type KnownFields } from './upstream/new-fields.ts';
import type { CheckedResponse } from './upstream/run-upstream-checks.ts';

const mostListed = 8;

export function isProblem({ problem, missing }: CheckedResponse): boolean {
  return problem !== null || missing.length > 0;
}

/** The responses as a table, then the missing and new fields of each, and what the machine lacks. */
export function formatReport(
  responses: readonly CheckedResponse[],
  machine: readonly MachineResult[],
  known: KnownFields,
): string[] {
  const rows = responses.map((response) => [
    isProblem(response) ? 'PROBLEM' : 'ok',
    response.kind,
    response.status === null ? '-' : String(response.status),
    `${Math.round(response.ms)} ms`,
    String(response.missing.length),
    String(listNewFields(response, known).length),
    response.pages,
  ]);
  return [
    ...alignColumns([['', 'response', 'status', 'time', 'missing', 'new', 'pages'], ...rows]),
    ...responses.flatMap((response) => formatDetails(response, known)),
    '',
    ...alignColumns(machine.map(formatMachineResult)),
  ];
}

function formatMachineResult({ name, detail, problem }: MachineResult): string[] {
  const text = problem === null ? detail : [detail, problem].filter((part) => part !== '').join(': ');
  return [problem === null ? 'ok' : 'PROBLEM', name, text];
}

function formatDetails(response: CheckedResponse, known: KnownFields): string[] {
  const { kind, problem, missing } = response;
  const added = listNewFields(response, known);
  return [
    ...(problem === null ? [] : [`${kind}: ${problem}`]),
    ...(missing.length === 0 ? [] : [`${kind}: missing ${missing.join(', ')}`]),
    ...(added.length === 0 ? [] : [`${kind}: new ${shorten(added)}`]),
  ];
}

function shorten(names: readonly string[]): string {
  const rest = names.length - mostListed;
  return `${names.slice(0, mostListed).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function alignColumns(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
