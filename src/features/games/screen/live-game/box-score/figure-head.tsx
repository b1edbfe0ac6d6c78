export type FigureColumn<Line> = {
  name: string;
  title: string;
  value: (line: Line) => string | number | null;
  /** the figure of all players together; absent for rates */
  total?: (lines: Line[]) => string | number | null;
};

type FigureHeadProps<Line> = { head: string; columns: readonly FigureColumn<Line>[] };

/** The head of a table of players and their figures. */
export function FigureHead<Line>({ head, columns }: FigureHeadProps<Line>) {
  return (
    <thead>
      <tr>
        <th scope="col">{head}</th>
        {columns.map(({ name, title }) => (
          <th key={name} scope="col">
            <abbr title={title}>{name}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}
