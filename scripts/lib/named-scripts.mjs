/** Commands such as `npm run measure -- NAME`: one npm script for a family of scripts. */
import { exitWithError, run } from './run.mjs';

/** @typedef {{ readonly script: string; readonly does: string }} NamedScript */

/**
 * The list that `--help` prints.
 * @param {string} command
 * @param {Readonly<Record<string, NamedScript>>} scripts
 */
function helpText(command, scripts) {
  const lines = Object.entries(scripts).map(([name, { does }]) => `  ${name.padEnd(14)} ${does}`);
  return `npm run ${command} -- NAME [options]\n\n${lines.join('\n')}\n\nThe comment at the top of a script lists its options.`;
}

/**
 * Runs the script named by the first argument, with the other arguments.
 * @param {string} command
 * @param {Readonly<Record<string, NamedScript>>} scripts
 * @param {(name: string) => Promise<void>} [prepare]
 */
export async function runNamedScript(command, scripts, prepare) {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined || name === '--help') {
    console.log(helpText(command, scripts));
    return;
  }
  const found = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
  if (found === undefined) exitWithError(`There is no "${name}".\n\n${helpText(command, scripts)}`);
  await prepare?.(name);
  process.exitCode = run(found.script, args);
}
