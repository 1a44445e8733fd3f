/** The result of the automatic shuffle check. */
import { type Translate, translator } from '@parlour/messages';
import type { JSX } from 'preact';
import { Link } from '../app/router.tsx';
import type { ProofLineProps } from '../table/platform.ts';
import { shuffleProofText } from '../table/shuffle-text.ts';
import styles from './share.module.css';

const english = { details: 'Details', shield: '{title}: details of the shuffle check' } as const;
const t: Translate<typeof english> = translator('proof-line', english);

/** In full, or as a small seal where all is well; a gap or a fault is always told in full. */
export function ProofLine({ proof, name, record, size = 'full' }: ProofLineProps): JSX.Element {
  const { tone, title, text } = shuffleProofText(proof, name);
  const hasDetails = record !== undefined && proof.is !== 'no record' && proof.is !== 'held';
  if (size === 'seal' && (tone === 'good' || tone === 'plain')) {
    const face = (
      <>
        <ShieldIcon isGood={tone === 'good'} />
        {title}
      </>
    );
    return (
      <p class={styles.seal} role="status" title={text}>
        {hasDetails ? (
          <Link to={`/verify/${record}`} label={t('shield', { title })}>
            {face}
          </Link>
        ) : (
          face
        )}
      </p>
    );
  }
  return (
    <p class={styles.proof} data-tone={tone} role={tone === 'loud' ? 'alert' : 'status'}>
      <b>{title}</b> {text} {hasDetails && <Link to={`/verify/${record}`}>{t('details')}</Link>}
    </p>
  );
}

const ShieldIcon = ({ isGood }: { readonly isGood: boolean }): JSX.Element => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M12 2.500 20 5.500v6c0 5-3.500 8.500-8 10-4.500-1.500-8-5-8-10v-6z" />
    {isGood && <path d="m8 12 3 3 5-6" />}
  </svg>
);
