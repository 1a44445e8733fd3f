/** The quiz "What would you play?": the mistakes of a match, played on the board and judged at once. */

import { ActionButton, Prompt } from '@parlour/board-kit/components/prompt.tsx';
import { announce } from '@parlour/board-kit/components/screen-reader.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { Play } from '@parlour/kernel/game';
import { toSecondPerson } from '@parlour/kernel/sentences';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { navigateTo } from '../app/router.tsx';
import { BoardTool } from '../history/board-page.tsx';
import { useAsync } from '../lib/use-async.ts';
import { Button } from '../ui/button.tsx';
import { NoticePage, PageLayout } from '../ui/page.tsx';
import { Panel } from '../ui/surfaces.tsx';
import type { ReplayMoment, TriedPlay } from '../worker/records/replay.ts';
import type { ReviewedDecision } from '../worker/records/review-record.ts';
import styles from './review.module.css';
import { type GradedAnswer, gradeAnswer, keyMoments } from './review-model.ts';
import { lastSentence, ReviewBoard, usePlayNames, WhatIfTool, WhyDialog } from './review-moment.tsx';
import { type ReviewContext, reviewAddress } from './review-state.ts';
import { reviewText } from './review-text.ts';

type QuizQuestionProps = ReviewContext & {
  readonly decided: ReviewedDecision;
  readonly number: number;
  readonly of: number;
  onNext(was: GradedAnswer['is']): void;
};

/** Without a play (pass or give up) the position stays. */
type QuizAnswer = { readonly judged: GradedAnswer; readonly tried?: TriedPlay };

function QuizQuestion(props: QuizQuestionProps): JSX.Element {
  const { opened, seat, decided, number, of } = props;
  const { album } = opened;
  const { step, options } = decided;
  const answer = useSignal<QuizAnswer | undefined>(undefined);
  const isBestShown = useSignal(false);
  const isWhyOpen = useSignal(false);
  const before = useAsync(() => album.momentAt(step, seat), [step, seat]);
  const offered = useAsync(() => album.offeredPlays(step, seat), [step, seat]);
  if (!before || !offered) return <NoticePage title={reviewText('quiz')} text={reviewText('loading')} />;
  const send = async (play: Play): Promise<'played' | 'refused'> => {
    const outcome = await album.tryPlay(step, seat, play);
    if (outcome) answer.value = { judged: gradeAnswer(decided, outcome.written), tried: outcome };
    return outcome ? 'played' : 'refused';
  };
  const actions = { ...offered, send, judge: (play: Play) => album.checkPlay(step, seat, play) };
  const answered = answer.value;
  return (
    <ReviewBoard
      {...props}
      title={reviewText('question', { number, count: of })}
      step={step}
      moment={isBestShown.value ? before : (answered?.tried?.moment ?? before)}
      advised={isBestShown.value ? options[0]?.play : undefined}
      {...(answered === undefined && { actions })}
      tools={
        answered ? (
          <>
            <BoardTool icon="question" name={reviewText('why')} onAct={() => (isWhyOpen.value = true)} />
            <WhatIfTool {...props} />
          </>
        ) : (
          <BoardTool icon="bulb" name={reviewText('show')} onAct={() => (answer.value = GIVE_UP_ANSWER)} />
        )
      }
    >
      {answered ? (
        <AnsweredQuestion {...props} answer={answered} isBestShown={isBestShown} />
      ) : (
        <OpenQuestion
          {...props}
          before={before}
          plays={offered.plays}
          onAnswer={newAnswer => (answer.value = newAnswer)}
        />
      )}
      {isWhyOpen.value && <WhyDialog {...props} close={() => (isWhyOpen.value = false)} />}
    </ReviewBoard>
  );
}

type OpenQuestionProps = QuizQuestionProps & {
  readonly before: ReplayMoment;
  readonly plays: readonly Play[];
  onAnswer(answer: QuizAnswer): void;
};

const GIVE_UP_ANSWER: QuizAnswer = { judged: { is: 'missed', text: reviewText('thisWasBetter') } };

function OpenQuestion({
  opened,
  decided,
  name,
  seat,
  number,
  of,
  before,
  plays,
  onAnswer,
}: OpenQuestionProps): JSX.Element {
  const pack = usePack();
  const text = toSecondPerson(seat, name, nameSeat => opened.assets.board.prompt(before.view, plays, nameSeat, pack));
  const mayPass = decided.options.some(({ play }) => play === undefined);
  useEffect(() => announce(reviewText('announceQuestion', { number, count: of, text })), [text]);
  return (
    <Prompt isMine={true} says={text} was={lastSentence(before)}>
      {mayPass && (
        <ActionButton onAct={() => onAnswer({ judged: gradeAnswer(decided, undefined) })}>
          {reviewText('pass')}
        </ActionButton>
      )}
    </Prompt>
  );
}

type AnsweredQuestionProps = QuizQuestionProps & { readonly answer: QuizAnswer; readonly isBestShown: Signal<boolean> };

function AnsweredQuestion(props: AnsweredQuestionProps): JSX.Element {
  const { decided, answer, isBestShown, number, of, onNext } = props;
  const best = usePlayNames(props)(decided.options[0]);
  const text = isBestShown.value ? reviewText('better', { play: best }) : answer.judged.text;
  useEffect(() => announce(text), [text]);
  useEffect(() => {
    isBestShown.value = answer === GIVE_UP_ANSWER;
  }, []);
  return (
    <Prompt isMine={false} tone="hint" says={text}>
      <div class={styles.controls}>
        {!isBestShown.value && (
          <ActionButton onAct={() => (isBestShown.value = true)}>{reviewText('showBest')}</ActionButton>
        )}
        <ActionButton tone="main" onAct={() => onNext(answer.judged.is)}>
          {reviewText(number === of ? 'result' : 'next')}
        </ActionButton>
      </div>
    </Prompt>
  );
}

export function ReviewQuiz(props: ReviewContext): JSX.Element {
  const questions = useMemo(() => keyMoments(props.review.shown.peek(), 'inOrder'), []);
  const [index, correct] = [useSignal(0), useSignal(0)];
  const decided = questions[index.value];
  const onNext = (was: GradedAnswer['is']): void => {
    if (was === 'found') correct.value += 1;
    index.value += 1;
  };
  if (!decided) return <QuizResult correct={correct.value} of={questions.length} />;
  return (
    <QuizQuestion
      key={decided.step}
      {...props}
      {...{ decided, onNext }}
      number={index.value + 1}
      of={questions.length}
    />
  );
}

function QuizResult({ correct, of }: { readonly correct: number; readonly of: number }): JSX.Element {
  return (
    <PageLayout title={reviewText('quiz')}>
      <Panel>
        <p role="status">{reviewText('score', { found: correct, count: of })}</p>
        <Button tone="primary" onAct={() => navigateTo(reviewAddress(), 'replace')}>
          {reviewText('backToReview')}
        </Button>
      </Panel>
    </PageLayout>
  );
}
