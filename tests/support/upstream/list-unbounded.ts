import type { z } from 'zod';

type Bounds = { minimum: number | undefined; maximum: number | undefined };

/** Lists the paths of a schema at which a number, text, list or object can have any size. */
export function listUnbounded(schema: z.core.$ZodType, path: string): string[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'undefined':
      return [];
    case 'number': {
      const { minimum, maximum } = boundsOf(def.checks);
      return minimum === undefined || maximum === undefined ? [`${path}: a number`] : [];
    }
    case 'string':
      return boundsOf(def.checks).maximum === undefined && !isDate(def) ? [`${path}: a text`] : [];
    case 'array':
      return [
        ...(boundsOf(def.checks).maximum === undefined ? [`${path}: a list`] : []),
        ...listUnbounded(def.element, `${path}[]`),
      ];
    case 'tuple':
      return [...def.items, ...(def.rest ? [def.rest] : [])].flatMap((item) => listUnbounded(item, `${path}[]`));
    case 'object':
      return [
        ...Object.entries(def.shape).flatMap(([name, field]) => listUnbounded(field, `${path}.${name}`)),
        ...(def.catchall ? listUnbounded(def.catchall, `${path}.*`) : []),
      ];
    case 'union':
      return def.options.flatMap((option) => listUnbounded(option, path));
    case 'optional':
    case 'nullable':
    case 'catch':
      return listUnbounded(def.innerType, path);
    case 'pipe':
      // the last schema bounds the value; a conversion at the end starts from a bounded value
      return listUnbounded(defOf(def.out).type === 'transform' ? def.in : def.out, path);
    default:
      return [`${path}: ${def.type}`];
  }
}

function defOf(schema: z.core.$ZodType) {
  const { _zod: internals } = schema as z.core.$ZodTypes;
  return internals.def;
}

function isDate(def: object): boolean {
  return 'format' in def && def.format === 'date';
}

/** The limits that the checks of a schema set. */
function boundsOf(checks: z.core.$ZodCheck[] = []): Bounds {
  const bounds: Bounds = { minimum: undefined, maximum: undefined };
  for (const check of checks) {
    const {
      _zod: { def },
    } = check as z.core.$ZodChecks;
    if (def.check === 'less_than') bounds.maximum = Number(def.value);
    if (def.check === 'greater_than') bounds.minimum = Number(def.value);
    if (def.check === 'max_length') bounds.maximum = def.maximum;
  }
  return bounds;
}
