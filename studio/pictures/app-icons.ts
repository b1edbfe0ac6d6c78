export const iconFolder = 'src/app/browser/public/icons';

/** The product's mark on paper. `scale` below 1 leaves the margin that systems need to crop icons to a shape. */
function iconSvg(scale: number): string {
  const shift = (48 - 48 * scale) / 2;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#faf6ec" d="M0 0h48v48H0z"/>' +
    `<g transform="translate(${shift} ${shift}) scale(${scale})">` +
    '<path d="M5 24h22v11l-11 9.5L5 35z" fill="#1d2733" stroke="#1d2733" stroke-width="2.5" stroke-linejoin="round"/>' +
    '<path d="M16 33C17 17 22 9 31.5 8.5" fill="none" stroke="#e5574c" stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 5"/>' +
    '<circle cx="37" cy="11" r="8.5" fill="#fffdf7" stroke="#1d2733" stroke-width="2"/>' +
    '<path d="M31.800 6.200c3 2.800 3 7 .2 9.800M42.200 5.800c-3 3-3 7.600.2 10.200" fill="none" stroke="#c4342a" stroke-width="1.8" stroke-linecap="round"/>' +
    '</g></svg>'
  );
}

/** The icon that browsers and crawlers request without a link. */
export const favicon = { path: 'src/app/browser/public/favicon.ico', svg: iconSvg(0.96), pixels: 48 };

/** Icons of the installed application, listed in `manifest.webmanifest`. */
export const iconFiles = [
  { path: `${iconFolder}/icon-180.png`, svg: iconSvg(0.82), pixels: 180 },
  { path: `${iconFolder}/icon-192.png`, svg: iconSvg(0.82), pixels: 192 },
  { path: `${iconFolder}/icon-512.png`, svg: iconSvg(0.82), pixels: 512 },
  { path: `${iconFolder}/maskable-512.png`, svg: iconSvg(0.6), pixels: 512 },
];
