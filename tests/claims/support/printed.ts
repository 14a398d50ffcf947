const METHODS = ['log', 'info', 'warn', 'error'] as const;

/** Everything that a run prints, returns as text or throws, with colors if the terminal has any. */
export async function printed(run: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const original = { ...console };
  for (const method of METHODS) {
    console[method] = (...parts: unknown[]) => {
      lines.push(parts.map(String).join(' '));
      original[method](...parts);
    };
  }
  try {
    lines.push(textOf(await run()));
  } catch (error) {
    lines.push(...messagesOf(error));
  } finally {
    Object.assign(console, original);
  }
  return lines.join('\n');
}

/** The output of the command, or a text. */
function textOf(result: unknown): string {
  if (typeof result === 'string') return result;
  const isOutput = typeof result === 'object' && result !== null && 'output' in result;
  return isOutput ? String(result.output) : '';
}

/** The message of an error and of what caused it, as Rsbuild prints them. */
function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : messagesOf(error.cause))];
}
