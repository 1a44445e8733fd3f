/**
 * What a test run must not hide: retries and skipped tests. Each test runner writes a report; at the end of the run
 * they are printed together and added to a history, which `npm run measure -- flakes` reads.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logProgress, ROOT } from './run.mjs';

/**
 * A skipped test says in its name why: "… [needs PostgreSQL]".
 * @typedef {{ readonly runner: string; readonly passed: number; readonly retried: readonly string[];
 *   readonly skipped: readonly string[] }} TestReport
 */

const FOLDER = join(ROOT, '.cache', 'test-report');
const HISTORY = join(ROOT, '.cache', 'test-history.jsonl');

/** More retried tests than this fail the run. */
const MAX_RETRIED = 2;

/** @param {TestReport} report */
export function writeTestReport(report) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${report.runner}.json`), JSON.stringify(report));
}

export const clearTestReports = () => rmSync(FOLDER, { recursive: true, force: true });

/** @returns {TestReport[]} */
const readTestReports = () =>
  existsSync(FOLDER) ? readdirSync(FOLDER).map(name => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))) : [];

const REASON = /\[needs ([^\]]+)\]/;

/** @param {readonly string[]} skipped */
function skippedLines(skipped) {
  const needs = new Map();
  for (const name of skipped) {
    const need = REASON.exec(name)?.[1];
    if (need) needs.set(need, (needs.get(need) ?? 0) + 1);
  }
  return [...needs].map(([need, count]) => `skipped: ${count} × a test that needs ${need}`);
}

/**
 * Returns the lines to print at the end of a run, and what makes it fail.
 * @param {readonly TestReport[]} reports
 */
export function summarize(reports) {
  const retried = reports.flatMap(report => report.retried);
  const skipped = reports.flatMap(report => report.skipped);
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const unexplained = skipped.filter(name => !REASON.test(name));
  return {
    lines: [
      ...retried.map(name => `retried: ${name}`),
      ...skippedLines(skipped),
      `${passed} passed, 0 failed, ${skipped.length} skipped`,
    ],
    faults: [
      ...(retried.length > MAX_RETRIED
        ? [`${retried.length} tests needed a retry; the maximum is ${MAX_RETRIED}.`]
        : []),
      ...unexplained.map(name => `${name} is skipped; add the reason to its name.`),
    ],
  };
}

/** Prints the reports of this run; returns an exit code. */
export function finishTestRun() {
  const reports = readTestReports();
  const { lines, faults } = summarize(reports);
  const run = { at: new Date().toISOString(), retried: reports.flatMap(report => report.retried) };
  appendFileSync(HISTORY, `${JSON.stringify(run)}\n`);
  for (const line of [...lines, ...faults]) logProgress(line);
  return faults.length === 0 ? 0 : 1;
}

/** The retried tests of the last runs, oldest first. */
export const readTestHistory = () =>
  existsSync(HISTORY)
    ? readFileSync(HISTORY, 'utf8')
        .trim()
        .split('\n')
        .map(line => JSON.parse(line))
    : [];
