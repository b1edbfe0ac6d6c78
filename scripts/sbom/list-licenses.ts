import { z } from 'zod';

const licenseSchema = z.union([
  z.object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) }),
  z.object({ expression: z.string() }),
]);

/** The used part of a CycloneDX bill of materials. */
export const sbomSchema = z.object({
  components: z.array(
    z.object({
      purl: z.string(),
      version: z.string(),
      licenses: z.array(licenseSchema).default([]),
      properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
    }),
  ),
});
type Sbom = z.infer<typeof sbomSchema>;
type Component = Sbom['components'][number];

/** Formats a Markdown table of packages and licenses. Throws for a package without a license. Workspaces are left out. */
export function listLicenses({ components }: Sbom): string {
  const packages = components.filter(({ properties }) => !properties.some(isPrivate));
  const rows = packages.map((component) => `| ${nameOf(component)} | ${component.version} | ${licenseOf(component)} |`);
  const head = ['# Licenses of the packages', '', '| Package | Version | License |', '| --- | --- | --- |'];
  return `${[...head, ...new Set(rows.toSorted())].join('\n')}\n`;
}

function isPrivate({ name, value }: Component['properties'][number]): boolean {
  return name === 'cdx:npm:package:private' && value === 'true';
}

function nameOf({ purl }: Component): string {
  return decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/@[^@]*$/, ''));
}

function licenseOf(component: Component): string {
  const names = component.licenses.map((entry) =>
    'expression' in entry ? entry.expression : (entry.license.id ?? entry.license.name),
  );
  const known = names.filter((name) => name !== undefined);
  if (known.length === 0) throw new Error(`${nameOf(component)} ${component.version} has no license`);
  return known.join(' AND ');
}
