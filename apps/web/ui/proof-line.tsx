/** The result of the automatic shuffle check. */
import type { JSX } from 'preact';
import { Link } from '../app/router.tsx';
import type { ProofLineProps } from '../table/platform.ts';
import { shuffleProofText } from '../table/shuffle-text.ts';
import styles from './proof-line.module.css';

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
