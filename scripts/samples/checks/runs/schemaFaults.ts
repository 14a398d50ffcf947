import { Ajv } from 'ajv';
import schema from '@config/facts/configSchema.json';

let validate: ReturnType<Ajv['compile']> | undefined;

/** Why the published JSON Schema refuses a loaded configuration; empty if it accepts it. */
export function schemaFaults(loaded: object): string[] {
  // The package adds `_privateMeta` when it loads a file.
  const own = Object.entries(loaded).filter(([name]) => name !== '_privateMeta');
  const config = Object.fromEntries(own);
  validate ??= new Ajv({ strict: false }).compile(schema);
  if (validate(config)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '', params }) => {
    const option = instancePath.slice(1).replaceAll('/', '.');
    const name = 'additionalProperty' in params ? ` (${String(params.additionalProperty)})` : '';
    return `rsbuild-config.schema.json: ${option || 'the configuration'} ${message}${name}`;
  });
}
