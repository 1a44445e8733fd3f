/** What can be done with a pack: played at once, printed, shared. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { findGame } from '@parlour/games/shelf/shelf';
import { isWhole } from '@parlour/games/shelf/wanting';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { layHere, usualTerms } from '../laying.ts';
import { download } from '../making/download.ts';
import { keepPack } from '../making/kept.ts';
import { optionsWith } from '../making/playing.ts';
import { go } from '../router.tsx';
import { settings } from '../settings.ts';
import { squeeze } from '../share.ts';
import styles from './make.module.css';
import { titleOf } from './make.tsx';
import type { MakingDesk } from './make-pack.tsx';
import { useSharing } from './share-link.tsx';

const fileName = (title: string): string => `${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`;

export function Ways(desk: MakingDesk): JSX.Element {
  const { box, making, id, draft, wants } = desk;
  const says = useSignal('');
  const sharing = useSharing();
  const isReady = isWhole(wants.value);
  const words = (): string => making.write(draft.value, id, 'words');
  const leaveFor = (to: string) => async (): Promise<void> => {
    await keepPack(box.id, id, draft.value);
    go(to);
  };
  const play = async (): Promise<void> => {
    const terms = usualTerms(findGame(making.game)!);
    const options = { ...terms.options, ...optionsWith(making, { id, draft: draft.value }) };
    await keepPack(box.id, id, draft.value);
    await layHere(making.game, { ...terms, options }, [settings.peek().name]);
  };
  const save = (): void => {
    const name = fileName(titleOf(draft.value));
    download(name, making.write(draft.value, id, 'file'), 'application/json');
    says.value = `The pack is in the file ${name} among your downloads.`;
  };
  const share = async (): Promise<void> => {
    const link = `${location.origin}/make/${box.id}#${await squeeze(words())}`;
    says.value = Object.keys(draft.value.pictures).length > 0 ? 'Pictures travel only in the file.' : '';
    await sharing.share({ text: `${titleOf(draft.value)}, a pack for ${box.title}:`, link });
  };
  const ways: readonly (readonly [says: string, act: () => unknown])[] = [
    ['Same room', leaveFor(`/room/${making.game}?pack=${id}`)],
    ['With friends', leaveFor(`/friends/${making.game}?pack=${id}`)],
    ['All cards', leaveFor(`/cards/${box.id}?pack=${id}`)],
    ['Print', leaveFor(`/print/${box.id}?pack=${id}`)],
    ['Save as a file', save],
    ['Share as a link', share],
  ];
  return (
    <>
      <div class={styles.ways}>
        <Action tone="main" isDisabled={!isReady} onAct={() => void play()}>
          Play now
        </Action>
        {ways.map(([name, act]) => (
          <Action key={name} isDisabled={!isReady} onAct={() => void act()}>
            {name}
          </Action>
        ))}
      </div>
      <p role="status" class={styles.told}>
        {[sharing.says, says.value].filter(Boolean).join(' ') ||
          (isReady
            ? 'All is kept on this device.'
            : 'All is kept on this device. It can be played once no text is missing.')}
      </p>
      {sharing.dialog}
    </>
  );
}
