/** A major-league club with the data of its emblem. Colors are sRGB hex values close to the club's colors. */
export type Club = {
  id: number;
  name: string;
  letter: string;
  /** background and letter of the emblem */
  primary: string;
  secondary: string;
  /** accent colors in the light and dark themes, each with a contrast of at least 3:1 */
  onLight: string;
  onDark: string;
};

type Row = readonly [
  id: number,
  name: string,
  letter: string,
  primary: string,
  secondary: string,
  onLight: string,
  onDark: string,
];

const rows: readonly Row[] = [
  [108, 'Angels', 'A', '#ba0021', '#ffffff', '#ba0021', '#f2667a'],
  [109, 'Diamondbacks', 'D', '#a71930', '#e3d4ad', '#a71930', '#e3d4ad'],
  [110, 'Orioles', 'O', '#df4601', '#171412', '#c53e00', '#ff7f45'],
  [111, 'Red Sox', 'B', '#bd3039', '#ffffff', '#bd3039', '#f27680'],
  [112, 'Cubs', 'C', '#0e3386', '#ffffff', '#0e3386', '#7ba4f2'],
  [113, 'Reds', 'R', '#c6011f', '#ffffff', '#c6011f', '#ff6b78'],
  [114, 'Guardians', 'G', '#0b2a4a', '#e31937', '#0b2a4a', '#ff7181'],
  [115, 'Rockies', 'R', '#33286b', '#c9cfd6', '#33286b', '#b0a4ea'],
  [116, 'Tigers', 'T', '#0c2340', '#fa4616', '#0c2340', '#ff8657'],
  [117, 'Astros', 'H', '#002d62', '#f4801f', '#002d62', '#ff9a4d'],
  [118, 'Royals', 'K', '#004687', '#e6c98e', '#004687', '#74aee8'],
  [119, 'Dodgers', 'D', '#005a9c', '#ffffff', '#005a9c', '#6cb4f0'],
  [120, 'Nationals', 'W', '#ab0003', '#ffffff', '#ab0003', '#f5727a'],
  [121, 'Mets', 'M', '#002d72', '#ff5910', '#002d72', '#ff8a55'],
  [133, 'Athletics', 'A', '#00483b', '#f2b91e', '#00483b', '#f2b91e'],
  [134, 'Pirates', 'P', '#1f1d19', '#fdb827', '#1f1d19', '#fdb827'],
  [135, 'Padres', 'S', '#3a2a20', '#ffc425', '#3a2a20', '#e0b04a'],
  [136, 'Mariners', 'S', '#0c2c56', '#35b5a5', '#0c2c56', '#45bdb0'],
  [137, 'Giants', 'G', '#24211c', '#fd5a1e', '#c44210', '#ff8a5a'],
  [138, 'Cardinals', 'L', '#c41e3a', '#fedb62', '#c41e3a', '#ff7285'],
  [139, 'Rays', 'T', '#092c5c', '#8fbce6', '#092c5c', '#8fbce6'],
  [140, 'Rangers', 'T', '#003278', '#e8384a', '#003278', '#7fa6ec'],
  [141, 'Blue Jays', 'J', '#134a8e', '#ffffff', '#134a8e', '#6fa8f0'],
  [142, 'Twins', 'M', '#002b5c', '#e2a93b', '#002b5c', '#f5718f'],
  [143, 'Phillies', 'P', '#d01626', '#ffffff', '#c9101f', '#ff7580'],
  [144, 'Braves', 'A', '#13274f', '#e8425f', '#ce1141', '#ff6f8c'],
  [145, 'White Sox', 'W', '#1b1a18', '#d4dbe0', '#27251f', '#c4ced4'],
  [146, 'Marlins', 'M', '#0c1a22', '#1cb5ee', '#00769f', '#3cc3f5'],
  [147, 'Yankees', 'N', '#0c2340', '#ffffff', '#0c2340', '#b8c6d6'],
  [158, 'Brewers', 'M', '#12284b', '#ffc52f', '#12284b', '#ffc52f'],
];

/** The thirty major-league clubs in the order of their Stats API team ids. */
export const clubs: readonly Club[] = rows.map(([id, name, letter, primary, secondary, onLight, onDark]) => ({
  id,
  name,
  letter,
  primary,
  secondary,
  onLight,
  onDark,
}));

const byId = new Map(clubs.map((club) => [club.id, club]));

/** The club with this team id; undefined for teams of other levels. */
export function clubById(teamId: number): Club | undefined {
  return byId.get(teamId);
}
