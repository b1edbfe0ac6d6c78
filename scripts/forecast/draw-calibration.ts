import type { Prediction } from '../win-probability/evaluate.ts';

type Bin = { games: number; predicted: number; observed: number };

/** Means of predictions and results in bins of equal width. Bins with fewer than 100 predictions are left out. */
function binPredictions(all: readonly Prediction[], count: number): Bin[] {
  const bins = Array.from({ length: count }, () => ({ games: 0, predicted: 0, observed: 0 }));
  for (const { chance, homeWins, games } of all) {
    const bin = bins[Math.min(count - 1, Math.floor(chance * count))];
    if (!bin) continue;
    bin.games += games;
    bin.predicted += chance * games;
    bin.observed += homeWins;
  }
  return bins
    .filter(({ games }) => games >= 100)
    .map(({ games, predicted, observed }) => ({ games, predicted: predicted / games, observed: observed / games }));
}

const size = 260;
const margin = 44;

const place = (share: number): { x: string; y: string } => ({
  x: (margin + share * size).toFixed(1),
  y: (margin + (1 - share) * size).toFixed(1),
});

type Panel = { title: string; predictions: readonly Prediction[] };

const total = margin * 2 + size;

function drawPanel({ title, predictions }: Panel, count: number): string {
  const marks = binPredictions(predictions, count).map(({ games, predicted, observed }) => {
    const error = 2 * Math.sqrt((predicted * (1 - predicted)) / games);
    const { x } = place(predicted);
    const dot = place(observed);
    const from = place(Math.max(0, observed - error));
    const to = place(Math.min(1, observed + error));
    return `<path d="M${x} ${from.y}V${to.y}" stroke="#1f5fa8" stroke-width="1.5"/><circle cx="${x}" cy="${dot.y}" r="3.5" fill="#1f5fa8"/>`;
  });
  const labels = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const { x, y } = place(share);
    const text = `${share * 100} %`;
    return `<text x="${x}" y="${margin + size + 16}" text-anchor="middle">${text}</text><text x="${margin - 6}" y="${y}" text-anchor="end" dominant-baseline="middle">${text}</text>`;
  });
  const betweenLabels = margin + size * 0.375;
  return `<text x="${margin}" y="22" font-size="13" font-weight="bold">${title}</text>
<rect x="${margin}" y="${margin}" width="${size}" height="${size}" fill="none" stroke="#bbb"/>
<path d="M${margin} ${margin + size}L${margin + size} ${margin}" stroke="#999" stroke-dasharray="4 4"/>
${[...marks, ...labels].join('\n')}
<text x="${margin + size / 2}" y="${total - 8}" text-anchor="middle">predicted</text>
<text x="14" y="${betweenLabels}" text-anchor="middle" transform="rotate(-90 14 ${betweenLabels})">observed</text>`;
}

/**
 * Draws predicted against observed shares of `what` as an SVG, with a panel for each list of predictions in `count` bins. Bars show two
 * standard errors of independent predictions.
 */
export function drawCalibration(what: string, panels: readonly Panel[], count: number): string {
  const titles = panels.map(({ title }) => title).join(', ');
  const width = total * panels.length;
  const drawn = panels.map((panel, index) => {
    const content = drawPanel(panel, count);
    return index === 0 ? content : `<g transform="translate(${index * total})">\n${content}\n</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${total}" width="${width}" height="${total}" font-family="sans-serif" font-size="11" fill="#444" role="img" aria-label="${titles}: predicted and observed share of ${what}">
<rect width="${width}" height="${total}" fill="#fff"/>
${drawn.join('\n')}
</svg>
`;
}
