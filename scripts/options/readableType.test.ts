import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { programOf, readOption } from './declarations';
import { readTypeDeclarations } from './typeDeclarations';

// Each test creates a TypeScript program, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A package that declares `Options`, and its readable type. */
function declared(declarations: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const entry = path.join(folder, 'index.d.ts');
  writeFileSync(entry, declarations);
  const program = programOf(entry);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  const options =
    module && checker.getExportsOfModule(module).find(({ name }) => name === 'Options');
  const [option] = options ? checker.getDeclaredTypeOfSymbol(options).getProperties() : [];
  if (!option) throw new Error('Options has no property');
  return {
    type: () => readOption([option], checker, folder, 1)?.type(),
    types: (...types: string[]) =>
      readTypeDeclarations(types, program, (declaration) =>
        declaration.getSourceFile().fileName.startsWith(folder),
      ),
  };
}

it("expands the package's type names, without redundant parentheses and undefined", async () => {
  const { type } = declared(`
    type Size = 'small' | 'large';
    type OneOrMany<T> = T | T[];
    interface Leaf { name: string /* of the leaf */; }
    export interface Options { tea?: OneOrMany<Size> | Leaf | undefined }`);
  expect(await type()).toBe("'small' | 'large' | ('small' | 'large')[] | { name: string }");
});

it('keeps the name of a type longer than six lines', async () => {
  const { type } = declared(`
    interface Leaf { ${Array.from({ length: 9 }, (_, at) => `property${at}: string;`).join('')} }
    export interface Options { tea?: boolean | Leaf }`);
  expect(await type()).toBe('boolean | Leaf');
});

it('shows parameters and result of a function, regardless of length', async () => {
  const { type } = declared(`
    interface Leaf { ${Array.from({ length: 9 }, (_, at) => `property${at}: string;`).join('')} }
    type Pour = (leaf: Leaf, water: { temperature: number; minutes: number; amount: number; }, cup: { size: number; color: string }) => Promise<void>;
    type Alias = Pour;
    export interface Options { pour?: false | Pour }`);
  const shown = (await type()) ?? '';
  expect(shown).toMatch(/^\| false\n\| \(\(\n {4}leaf: Leaf,\n/);
  expect(shown).toMatch(/\) => Promise<void>\)$/);
});

it('keeps the name of a recursive type', async () => {
  const { type } = declared(`
    type Leaves = string | Leaves[];
    export interface Options { tea?: Leaves }`);
  expect(await type()).toBe('string | Leaves[]');
});

it('reads the declarations of the remaining names, recursively', async () => {
  const { types } = declared(`
    /** Dried. */
    export interface Leaf extends Plant { size?: 'small' | 'large'; pot: Pot }
    interface Plant { name: string }
    type Pot = { /* liters */ size: number };
    type Unused = string;
    export interface Options { tea?: Leaf }`);
  expect(await types('Leaf | Promise<void>')).toEqual({
    Leaf: "interface Leaf extends Plant {\n  size?: 'small' | 'large';\n  pot: Pot;\n}",
    Plant: 'interface Plant {\n  name: string;\n}',
    Pot: 'type Pot = { size: number };',
  });
});
