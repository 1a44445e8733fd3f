/** Reports the retries and skipped tests of a Vitest run. */
import { writeTestReport } from './test-report.mjs';

/** @returns {import('vitest/node').Reporter} */
export const vitestReport = () => ({
  onTestRunEnd(modules) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const named = found => found.map(test => `${test.module.relativeModuleId} > ${test.fullName}`);
    writeTestReport({
      runner: 'vitest',
      passed: tests.filter(test => test.result().state === 'passed').length,
      retried: named(tests.filter(test => test.diagnostic()?.flaky)),
      skipped: named(tests.filter(test => test.result().state === 'skipped')),
    });
  },
});
