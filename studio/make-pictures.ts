// Makes all picture files, their manifest and the catalogue of profile pictures: `npm run tool -- pictures`. The results are committed.
import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { favicon, iconFiles, iconFolder } from './pictures/app-icons.ts';
import { galleryFiles, galleryFolder } from './pictures/called-shot/gallery-files.ts';
import { sharePicture } from './pictures/called-shot/share-picture.ts';
import { catalogueRowsPath, catalogueRowsSource } from './pictures/catalogue-rows.ts';
import { emblemSheet } from './pictures/emblem-sheet.ts';
import { createManifest, manifestPath } from './pictures/manifest.ts';
import { pictureFiles, pictureFolders } from './pictures/picture-files.ts';
import { profileDrawings } from './pictures/profile-drawings.ts';
import { renderEmblem, renderFavicon, renderIcon, renderPicture, renderShare } from './pictures/render-image.ts';
import { siteFiles, siteFolder } from './pictures/site/site-files.ts';

for (const folder of pictureFolders) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

let total = 0;
for (const { path, svg, pixels, kind } of pictureFiles) {
  const bytes = await (kind === 'emblem' ? renderEmblem : renderPicture)(svg, pixels);
  await writeFile(path, bytes);
  total += bytes.length;
}
await writeFile(manifestPath, `${JSON.stringify(createManifest(pictureFiles), null, 2)}\n`);

await writeFile(catalogueRowsPath, catalogueRowsSource(profileDrawings));
spawnSync('oxfmt', [catalogueRowsPath], { stdio: 'inherit' });

for (const folder of [galleryFolder, siteFolder]) await mkdir(folder, { recursive: true });
for (const { path, svg } of [...galleryFiles, ...siteFiles, emblemSheet]) await writeFile(path, svg);

await mkdir(iconFolder, { recursive: true });
for (const { path, svg, pixels } of iconFiles) await writeFile(path, await renderIcon(svg, pixels));
await writeFile(favicon.path, await renderFavicon(favicon.svg, favicon.pixels));
await writeFile(sharePicture.path, await renderShare(sharePicture));

process.stdout.write(`${pictureFiles.length + galleryFiles.length} pictures, ${Math.round(total / 1000)} kB\n`);
