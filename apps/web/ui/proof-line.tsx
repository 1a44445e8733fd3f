/** The result of the automatic shuffle check. The embedded table replaces this module. */
import type { JSX } from 'preact';
import { Link } from '../app/router.tsx';
import { shuffleProofText } from '../table/shuffle-text.ts';
import type { SeatNamer } from '../worker/narration.ts';
import type { ShuffleProof } from '../worker/records/finished-match.ts';
import styles from './proof-line.module.css';

type ProofLineProps = {
  readonly proof: ShuffleProof;
  readonly name: SeatNamer;
  /** The record it is about, unless its own page is open. */
  readonly record?: string;
};

export function ProofLine({ proof, name, record }: ProofLineProps): JSX.Element {
  const { tone, title: head, text } = shuffleProofText(proof, name);
  return (
    <p class={styles.proof} data-tone={tone} role={tone === 'loud' ? 'alert' : 'status'}>
      <b>{head}</b> {text}{' '}
      {record !== undefined && proof.is !== 'no record' && proof.is !== 'held' && (
        <Link to={`/verify/${record}`}>See how</Link>
      )}
    </p>
  );
}
