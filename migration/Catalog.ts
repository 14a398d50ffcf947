import type { MigrationRow, MigrationTable } from '@config/facts/migrations/table';
import type { Translate, Values } from './translate/edits';

/** What a table says about an option, and how its value is translated. */
export interface Answer {
  readonly row: MigrationRow;
  /** The page of the table; links in rows can be relative to it. */
  readonly page: string;
  readonly translate: Translate | undefined;
}

/** The answers for the options of a tool by path. */
export class Catalog {
  readonly #answers = new Map<string, Answer>();
  readonly #groups = new Set<string>();

  /** Adds the rows of a table, whose names begin with `prefix` in the file. */
  add(table: MigrationTable, page: string, values: Values, prefix = ''): this {
    for (const row of table.rows) {
      const names = row.names ?? [];
      for (const name of [...names, ...(row.also ?? [])]) {
        const path = prefix + name;
        if (this.#answers.has(path)) continue;
        const own = values[name] ?? (row.also?.includes(name) ? values[names[0] ?? ''] : undefined);
        this.#answers.set(path, { row, page, translate: own });
      }
    }
    // Values of options that a row names by its group: `resolve.modules` of `resolve.*`.
    for (const [name, translate] of Object.entries(values)) {
      const path = prefix + name;
      const known = this.find(path);
      if (known) this.#answers.set(path, { ...known, translate });
    }
    for (const path of this.#answers.keys()) {
      for (let at = path.indexOf('.'); at > 0; at = path.indexOf('.', at + 1)) {
        this.#groups.add(path.slice(0, at));
      }
    }
    return this;
  }

  /** The answer for a path or package, also from a row for all other options of its group. */
  find(path: string): Answer | undefined {
    return this.#answers.get(path) ?? this.#ofGroup(path) ?? this.#answers.get('*');
  }

  /** The answer of the row that has this name. */
  exact(name: string): Answer | undefined {
    return this.#answers.get(name);
  }

  /** Whether the table has options below a path. */
  isGroup(path: string): boolean {
    return this.#groups.has(path);
  }

  /** The row for an option's group: of the object that it's in, or `output.*`. The reader decides about the value. */
  #ofGroup(path: string): Answer | undefined {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')));
    let nearest = this.#answers.has(parent) ? parent : undefined;
    for (const name of this.#answers.keys()) {
      if (!name.endsWith('*') || name === '*') continue;
      const start = name.slice(0, -1);
      const isIn = path.startsWith(start) && path.length > start.length;
      if (isIn && start.length > (nearest?.length ?? 0)) nearest = name;
    }
    const answer = nearest === undefined ? undefined : this.#answers.get(nearest);
    return answer && { ...answer, translate: undefined };
  }
}
