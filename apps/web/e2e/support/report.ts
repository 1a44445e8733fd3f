/** Reports the retries and skipped tests of a Playwright run. */
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { writeTestReport } from '../../../../scripts/lib/test-report.mjs';

const nameOf = (test: TestCase): string => test.titlePath().filter(Boolean).slice(1).join(' > ');

/** Playwright makes it with `new`, which returns this object. */
export default function playwrightReport(): Reporter {
  let tests: readonly TestCase[] = [];
  return {
    onBegin: (_config: unknown, suite: Suite) => {
      tests = suite.allTests();
    },
    onEnd: () => {
      const having = (outcome: ReturnType<TestCase['outcome']>): string[] =>
        tests.filter(test => test.outcome() === outcome).map(nameOf);
      writeTestReport({
        runner: 'playwright',
        passed: tests.filter(test => test.ok() && test.outcome() !== 'skipped').length,
        retried: having('flaky'),
        skipped: having('skipped'),
      });
    },
  };
}
