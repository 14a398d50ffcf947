import { expect, it } from 'vitest';
import { schemaFaults } from './schemaFaults';

it('accepts a loaded configuration', () => {
  const plugin = { name: 'a', setup: () => undefined };
  expect(schemaFaults({ plugins: [plugin], _privateMeta: { configFilePath: '' } })).toEqual([]);
});

it.each([
  [
    { output: { filenameHahs: true } },
    'rsbuild-config.schema.json: output must NOT have additional properties (filenameHahs)',
  ],
  [{ server: { port: '1' } }, 'rsbuild-config.schema.json: server.port must be number'],
])('names what the schema refuses in %j', (config, fault) => {
  expect(schemaFaults(config)).toEqual([fault]);
});
