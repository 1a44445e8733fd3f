/** The curtain between two people at one screen. The page behind it holds no data of either. */
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { boardText } from '../../board-text.ts';
import { clearAnnouncements } from '../screen-reader.tsx';
import styles from './dialog.module.css';

type CurtainProps = { readonly name: string; lift(): void };

export function Curtain({ name, lift }: CurtainProps): JSX.Element {
  useLayoutEffect(clearAnnouncements, []);
  return (
    <div class={styles.curtain}>
      <div class={styles.slip}>
        <p>{boardText('passTo')}</p>
        <h2 class={styles.name}>{name}</h2>
        <button
          type="button"
          class={styles.lift}
          onClick={lift}
          // biome-ignore lint/a11y/noAutofocus: it is the only thing here
          autoFocus
        >
          {boardText('liftCurtain', { name })}
        </button>
      </div>
    </div>
  );
}
