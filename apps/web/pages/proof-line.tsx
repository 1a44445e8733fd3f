/** One line on the shuffle of a match, found out without anybody asking. */
import type { JSX } from 'preact';
import type { ShuffleProof } from '../host/proving.ts';
import type { Naming } from '../host/sentences.ts';
import { proofWords } from '../proof-words.ts';
import { Link } from '../router.tsx';
import styles from './proof-line.module.css';

type ProofProps = {
  readonly proof: ShuffleProof;
  readonly name: Naming;
  /** The record it is about, where its own page is not open already. */
  readonly record?: string;
};

export function ProofLine({ proof, name, record }: ProofProps): JSX.Element {
  const { tone, head, says } = proofWords(proof, name);
  return (
    <p class={styles.proof} data-tone={tone} role={tone === 'loud' ? 'alert' : 'status'}>
      <b>{head}</b> {says}{' '}
      {record !== undefined && proof.is !== 'no record' && proof.is !== 'held' && (
        <Link to={`/verify/${record}`}>See how</Link>
      )}
    </p>
  );
}
