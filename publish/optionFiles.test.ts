import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { describedSchema, optionIndex } from './optionFiles';

describe('options.json', () => {
  const index = optionIndex();

  it('names its format and the documented version', () => {
    expect(index).toMatchObject({ format: 1, package: '@rsbuild/core', version: '1.7.6' });
  });

  it('describes an option and a field in both languages, with the URLs of their pages', () => {
    const find = (name: string) => index.options.find((option) => option.name === name);
    expect(find('output.filenameHash')).toMatchObject({
      type: 'boolean | string',
      default: 'true',
      since: '1.0.1',
      required: false,
      url: {
        en: 'https://rsbuild.rs/config/output/filename-hash',
        zh: 'https://rsbuild.rs/zh/config/output/filename-hash',
      },
      description: { en: expect.stringMatching(/\.$/), zh: expect.stringMatching(/。$/) },
    });
    expect(find('output.manifest.filename')?.url.en).toMatch(/#output\.manifest\.filename$/);
  });

  it('has no URL for an option without a page', () => {
    const alias = index.options.find(({ name }) => name === 'source.alias');
    expect(alias).toMatchObject({ url: {}, deprecated: expect.stringContaining('resolve.alias') });
  });
});

describe('rsbuild-config.schema.json', () => {
  const validate = new Ajv({ strict: 'log' }).compile(describedSchema());
  const errorsOf = (config: object) => {
    validate(config);
    return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
  };

  it('accepts a configuration, its environments, and what it refers to', () => {
    const web = { output: { target: 'web' } };
    expect(errorsOf({ $schema: 'x', mode: 'production', environments: { web } })).toEqual([]);
  });

  it('accepts functions and instances in the options that take them', () => {
    expect(
      errorsOf({ tools: { rspack: () => undefined }, output: { inlineScripts: /a/ } }),
    ).toEqual([]);
  });

  it.each([
    [{ outputs: {} }, ' additionalProperties'],
    [{ output: { filenameHahs: true } }, '/output additionalProperties'],
    [{ server: { port: '3000' } }, '/server/port type'],
    [{ mode: 'prod' }, '/mode enum'],
    [
      { environments: { web: { output: { target: 'deno' } } } },
      '/environments/web/output/target enum',
    ],
  ])('refuses %j', (config, error) => {
    expect(errorsOf(config)).toContain(error);
  });

  it('describes an option and the fields of its forms, with URLs', () => {
    const text = JSON.stringify(describedSchema());
    expect(text).toContain('https://rsbuild.rs/config/output/manifest#output.manifest.filename');
  });
});
