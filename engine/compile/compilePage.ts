import type { UserConfig } from '@rspress/core';
import { compile } from '@rspress/core/dist/node/mdx/processor.js';
import type { PluginDriver } from '@rspress/core/dist/node/PluginDriver.js';
import type { RouteService } from '@rspress/core/dist/node/route/RouteService.js';
import { optionTableFiles } from '@markdown/optionRows';
import { languageOfPage } from '@markdown/plugins/typeText';
import { diagnosticSentence } from '@diagnostics/Diagnostic';
import {
  frontMatterDiagnostic,
  includeDiagnostic,
  nameOf,
  pageDiagnostic,
} from '@diagnostics/pageDiagnostic';

/** A page to compile. */
export interface CompileTask {
  /** Absolute path. */
  readonly file: string;
  /** Its text as passed by the bundler. */
  readonly source: string;
}

/** Compiled code of a page, and the other files that it includes. */
export interface CompiledPage {
  readonly code: string;
  readonly dependencies: readonly string[];
}

/** Options that the engine passes to its own loader. */
export interface Engine {
  readonly config: UserConfig;
  /** Absolute path of the pages' folder. */
  readonly docDirectory: string;
  readonly pluginDriver: PluginDriver;
  readonly routeService: RouteService;
}

/** Compiles one page as the engine does. @throws an error with the location in the page if it can't be compiled */
export async function compilePage(task: CompileTask, engine: Engine): Promise<CompiledPage> {
  const dependencies: string[] = [];
  const diagnostic =
    frontMatterDiagnostic(task.source) ??
    includeDiagnostic(task.source, task.file, engine.docDirectory);
  if (diagnostic) throw diagnosticSentence([{ ...diagnostic, file: nameOf(task.file) }]);
  try {
    const code = await compile({
      ...engine,
      source: task.source,
      filepath: task.file,
      addDependency: (file) => dependencies.push(file),
    });
    const lang = languageOfPage(task.file, engine.docDirectory);
    const tables = lang ? optionTableFiles(task.source, lang, engine.docDirectory) : [];
    return { code, dependencies: [...dependencies, ...tables] };
  } catch (error) {
    throw pageDiagnostic(task.file, error as Error);
  }
}
