/** A picture of one's own on a card. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { unseen } from '@parlour/board-kit/pieces/unseen';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { pictureFrom } from '../making/picture.ts';
import styles from './make.module.css';
import type { MakingDesk } from './make-pack.tsx';

type PictureProps = { readonly desk: MakingDesk; readonly card: string; readonly of: string };

export function PictureField({ desk, card, of }: PictureProps): JSX.Element {
  const { draft, write } = desk;
  const wrong = useSignal('');
  const { [card]: own, ...others } = draft.value.pictures;
  const put = (pictures: Readonly<Record<string, string>>): void =>
    write({ ...draft.value, pictures }, `picture ${card} ${Date.now()}`);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const picture = await pictureFrom(file);
      wrong.value = '';
      put({ ...draft.value.pictures, [card]: picture });
    } catch {
      wrong.value = `${file.name} is no picture that this browser knows.`;
    }
  };
  return (
    <div class={styles.picture}>
      <label class={styles.file}>
        {own ? 'Another picture' : 'A picture of your own'}
        <span class={unseen}> for the {of}</span>
        <input type="file" accept="image/*" onChange={event => void take(event.currentTarget.files?.[0])} />
      </label>
      {own && <Action onAct={() => put(others)}>Take it off</Action>}
      <span role="alert" class={styles.says} data-is="missing">
        {wrong.value}
      </span>
    </div>
  );
}
