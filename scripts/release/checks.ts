/** What users would find out first: entries that lead nowhere, and types that say something else than the code. */
import { readFileSync } from 'node:fs';
import { type Analysis, checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { filterProblems, problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Every fault of a tarball, a line each. */
export async function faultsOf(tarball: string): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(tarball));
  return [...(await faultsOfEntries(bytes)), ...(await faultsOfTypes(bytes))];
}

async function faultsOfEntries(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  return messages.map(message => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
}

/** The packages are modules: older ways to resolve them are not promised. */
const PROMISED = ['node16-esm', 'bundler'] as const;

async function faultsOfTypes(bytes: Uint8Array): Promise<string[]> {
  const checked = await checkPackage(createPackageFromTarballData(bytes));
  return checked.types === false ? [] : PROMISED.flatMap(kind => problemsIn(checked, kind)).map(tellProblem);
}

const problemsIn = (analysis: Analysis, resolutionKind: (typeof PROMISED)[number]): Problem[] =>
  filterProblems(analysis, { resolutionKind });

const tellProblem = (problem: Problem): string => {
  const where = 'entrypoint' in problem ? problem.entrypoint : 'typesFileName' in problem ? problem.typesFileName : '';
  return `types: ${problemKindInfo[problem.kind].shortDescription} ${where}`.trim();
};
