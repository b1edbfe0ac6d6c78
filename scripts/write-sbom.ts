import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { listLicenses, sbomSchema } from './sbom/list-licenses.ts';

/** Writes the bill of materials (CycloneDX) of the packages that the application runs with, and the list of their licenses. */
function writeSbom(): void {
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];
  const text = execFileSync('npm', ['sbom', ...options], { encoding: 'utf8', maxBuffer: 100_000_000 });
  const licenses = listLicenses(sbomSchema.parse(JSON.parse(text)));
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/sbom.cdx.json', text);
  writeFileSync('dist/licenses.md', licenses);
  process.stdout.write('dist/sbom.cdx.json and dist/licenses.md are written\n');
}

writeSbom();
