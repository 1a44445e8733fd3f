/** One question of "what would you do?": played on the board, judged at once, then explained. */
import { announce } from '@parlour/board-kit/announce';
import { usePack } from '@parlour/board-kit/pack';
import { Action, Prompt } from '@parlour/board-kit/pieces/prompt';
import type { Play, View } from '@parlour/kernel/game';
import { toldTo } from '@parlour/kernel/second-person';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useAsked } from '../asking.ts';
import type { ToldDecided } from '../host/reviewing.ts';
import type { Tried } from '../host/trying.ts';
import { type Judged, judged } from '../quiz.ts';
import { Notice } from './notice.tsx';
import styles from './review.module.css';
import { ReviewBoard } from './review-board.tsx';
import { useNaming, WhatIf, WhyLeaf } from './review-moment.tsx';
import type { Reviewed } from './reviewed.ts';
import tableStyles from './table.module.css';

export const QUIZ = 'What would you do?';

type QuestionProps = Reviewed & {
  readonly decided: ToldDecided;
  readonly number: number;
  readonly of: number;
  next(was: Judged['is']): void;
};

/** An answer, and the moment it leads to; whoever lets the moment pass, or gives up, stays where they are. */
type Answer = { readonly judged: Judged; readonly tried?: Tried };

export function Question(props: QuestionProps): JSX.Element {
  const { opened, seat, decided, number, of } = props;
  const { album } = opened;
  const { step, options } = decided;
  const answer = useSignal<Answer | undefined>(undefined);
  const isShown = useSignal(false);
  const before = useAsked(() => album.at(step, seat), [step, seat]);
  const offered = useAsked(() => album.offered(step, seat), [step, seat]);
  if (!before || !offered) return <Notice title={QUIZ} says="One moment …" />;
  const send = async (play: Play): Promise<'played' | 'refused'> => {
    const tried = await album.tried(step, seat, play);
    if (tried) answer.value = { judged: judged(decided, tried.written), tried };
    return tried ? 'played' : 'refused';
  };
  const doing = { ...offered, send, judge: (play: Play) => album.judge(step, seat, play) };
  return (
    <ReviewBoard
      {...props}
      title={QUIZ}
      aside={`${number} of ${of}`}
      step={step}
      moment={isShown.value ? before : (answer.value?.tried?.moment ?? before)}
      advised={isShown.value ? options[0]?.play : undefined}
      {...(answer.value === undefined && { doing })}
    >
      {answer.value ? (
        <Answered {...props} answer={answer.value} isShown={isShown} />
      ) : (
        <Asking {...props} view={before.view} plays={offered.plays} give={given => (answer.value = given)} />
      )}
    </ReviewBoard>
  );
}

type AskingProps = QuestionProps & { readonly view: View; readonly plays: readonly Play[]; give(answer: Answer): void };

const GIVEN_UP: Answer = { judged: { is: 'missed', says: 'This was better.' } };

function Asking({ opened, decided, name, seat, number, of, view, plays, give }: AskingProps): JSX.Element {
  const pack = usePack();
  const says = toldTo(seat, name, called => opened.furnished.board.prompt(view, plays, called, pack));
  const mayPass = decided.options.some(({ play }) => play === undefined);
  useEffect(() => announce(`${QUIZ} ${number} of ${of}. ${says}`), [says]);
  return (
    <Prompt isMine={true} says={says}>
      <div class={styles.controls}>
        {mayPass && <Action onAct={() => give({ judged: judged(decided, undefined) })}>Let it pass</Action>}
        <Action onAct={() => give(GIVEN_UP)}>Show me</Action>
      </div>
    </Prompt>
  );
}

type AnsweredProps = QuestionProps & { readonly answer: Answer; readonly isShown: Signal<boolean> };

function Answered(props: AnsweredProps): JSX.Element {
  const { decided, answer, isShown, number, of, next } = props;
  const isRead = useSignal(false);
  const best = useNaming(props)(decided.options[0]);
  const says = isShown.value ? `Better: ${best}.` : answer.judged.says;
  useEffect(() => announce(says), [says]);
  useEffect(() => {
    isShown.value = answer === GIVEN_UP;
  }, []);
  return (
    <>
      <Prompt isMine={false} says="">
        <p class={tableStyles.advice}>{says}</p>
        <div class={styles.controls}>
          {!isShown.value && <Action onAct={() => (isShown.value = true)}>What was best?</Action>}
          <Action onAct={() => (isRead.value = true)}>Why?</Action>
          <WhatIf {...props} />
          <Action tone="main" onAct={() => next(answer.judged.is)}>
            {number === of ? 'The result' : 'Next ›'}
          </Action>
        </div>
      </Prompt>
      {isRead.value && <WhyLeaf {...props} close={() => (isRead.value = false)} />}
    </>
  );
}
