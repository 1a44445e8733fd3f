/** One decision on the board itself: what was better is pointed at, what was played is laid. */
import { announce } from '@parlour/board-kit/announce';
import { amid } from '@parlour/board-kit/ending';
import { usePack } from '@parlour/board-kit/pack';
import { Leaf } from '@parlour/board-kit/pieces/leaf';
import { Action, Prompt } from '@parlour/board-kit/pieces/prompt';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useAsked } from '../asking.ts';
import type { ToldDecided, ToldOption } from '../host/reviewing.ts';
import { momentsOf } from '../review.ts';
import { go } from '../router.tsx';
import { Notice } from './notice.tsx';
import { playOn } from './replay-table.tsx';
import styles from './review.module.css';
import { ReviewBoard } from './review-board.tsx';
import { MomentText, WorthTable } from './review-words.tsx';
import { type Reviewed, reviewAt } from './reviewed.ts';
import tableStyles from './table.module.css';

type MomentProps = Reviewed & { readonly decided: ToldDecided };

export function ReviewMoment(props: MomentProps): JSX.Element {
  const { opened, seat, name, decided, review } = props;
  const side = useSignal<'better' | 'played'>('better');
  const isRead = useSignal(false);
  const step = decided.step + (side.value === 'played' ? 1 : 0);
  const moment = useAsked(() => opened.album.at(step, seat), [step, seat]);
  const says = useWords(props, side.value);
  if (!moment) return <Notice title="Look it over" says="One moment …" />;
  return (
    <ReviewBoard
      {...props}
      title="Look it over"
      aside={name(seat)}
      step={step}
      moment={moment}
      advised={side.value === 'better' ? decided.options[0]?.play : undefined}
    >
      <Prompt isMine={false} says="">
        <p class={tableStyles.advice}>{says}</p>
        <div class={styles.controls}>
          <Action onAct={() => (side.value = side.value === 'better' ? 'played' : 'better')}>
            {side.value === 'better' ? 'What was played' : 'What was better'}
          </Action>
          <Action onAct={() => (isRead.value = true)}>Why?</Action>
          <WhatIf {...props} />
          <Neighbours {...props} />
        </div>
      </Prompt>
      {isRead.value && <WhyLeaf {...{ decided, review }} {...props} close={() => (isRead.value = false)} />}
    </ReviewBoard>
  );
}

/** A play in the words of the board, else in those of the game. */
export function useNaming({ opened, name }: Reviewed): (option: ToldOption | undefined) => string {
  const pack = usePack();
  const { named } = opened.furnished.board;
  return option => {
    if (!option) return '';
    return (option.play && named?.(option.play, name, pack)?.replace(/\.$/, '')) ?? option.says;
  };
}

function useWords(props: MomentProps, side: 'better' | 'played'): string {
  const { options, mine } = props.decided;
  const inWords = useNaming(props);
  const [best, played] = [inWords(options[0]), inWords(options[mine])];
  const better = mine === 0 ? `Nothing was better than: ${played}.` : `Better: ${best}.`;
  const says = side === 'better' ? better : `Played: ${played}.`;
  useEffect(() => announce(says), [says]);
  return says;
}

/** The match goes on from here at a table of its own. */
export function WhatIf({ opened, seat, decided }: MomentProps): JSX.Element {
  const { shared, about } = opened;
  return <Action onAct={() => void playOn(shared.text, decided.step, about.count, seat)}>What if?</Action>;
}

/** The moments that mattered before and after this one. */
function Neighbours({ review, decided }: MomentProps): JSX.Element {
  const moments = momentsOf(review.shown.value, 'as they came');
  const before = moments.findLast(({ step }) => step < decided.step);
  const after = moments.find(({ step }) => step > decided.step);
  const see =
    ({ step }: ToldDecided) =>
    (): void =>
      go(reviewAt(`moment=${step}`), 'replace');
  return (
    <>
      {before && <Action onAct={see(before)}>‹ Before</Action>}
      {after && <Action onAct={see(after)}>Next ›</Action>}
    </>
  );
}

export function WhyLeaf({ decided, review, name, seat, opened, close }: MomentProps & { close(): void }): JSX.Element {
  const who = amid(name(seat));
  return (
    <Leaf label="Why?" close={close}>
      <div class={styles.why}>
        <MomentText decided={decided} who={who} length={opened.about.length} />
        <WorthTable decided={decided} who={who} unit={review.shown.value.unit?.[1] ?? ''} />
      </div>
    </Leaf>
  );
}
