/** The face of a computer player at its seat; whoever is a person, or not drawn, has none. */
import type { JSX } from 'preact';
import { faces } from '../faces.ts';
import styles from './face.module.css';

type FaceProps = { readonly seat: number; readonly class?: string };

export function Face({ seat, class: more = '' }: FaceProps): JSX.Element | null {
  const drawing = faces.value.get(seat);
  return drawing === undefined ? null : <Portrait drawing={drawing} class={more} seat={seat} />;
}

type PortraitProps = { readonly drawing: string; readonly class?: string; readonly seat?: number };

/** A drawing in its round frame; its name stands beside it. */
export function Portrait({ drawing, class: more = '', seat }: PortraitProps): JSX.Element {
  return (
    <span
      class={`${styles.face} ${more}`}
      data-portrait={seat ?? ''}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
