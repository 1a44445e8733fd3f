/** The quiz "What would you do?": the mistakes of a match, played on the board and judged at once. */
import { announce } from '@parlour/board-kit/components/announcer.tsx';
import { ActionButton, Prompt } from '@parlour/board-kit/components/prompt.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { Play, View } from '@parlour/kernel/game';
import { toSecondPerson } from '@parlour/kernel/sentences';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { navigateTo } from '../app/router.tsx';
import { useAsync } from '../lib/use-async.ts';
import tableStyles from '../table/table.module.css';
import { NoticePage, PageLayout, PaperPanel } from '../ui/page.tsx';
import type { TriedPlay } from '../worker/records/replay.ts';
import type { ReviewedDecision } from '../worker/records/review-record.ts';
import { type GradedAnswer, gradeAnswer, keyMoments } from './review-model.ts';
import { ReviewBoard, usePlayNames, WhatIfButton, WhyDialog } from './review-moment.tsx';
import styles from './review-page.module.css';
import { type ReviewContext, reviewAddress } from './review-state.ts';

const QUIZ_TITLE = 'What would you do?';

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
  const before = useAsync(() => album.momentAt(step, seat), [step, seat]);
  const offered = useAsync(() => album.offeredPlays(step, seat), [step, seat]);
  if (!before || !offered) return <NoticePage title={QUIZ_TITLE} text="One moment …" />;
  const send = async (play: Play): Promise<'played' | 'refused'> => {
    const outcome = await album.tryPlay(step, seat, play);
    if (outcome) answer.value = { judged: gradeAnswer(decided, outcome.written), tried: outcome };
    return outcome ? 'played' : 'refused';
  };
  const actions = { ...offered, send, judge: (play: Play) => album.checkPlay(step, seat, play) };
  return (
    <ReviewBoard
      {...props}
      title={QUIZ_TITLE}
      aside={`${number} of ${of}`}
      step={step}
      moment={isBestShown.value ? before : (answer.value?.tried?.moment ?? before)}
      advised={isBestShown.value ? options[0]?.play : undefined}
      {...(answer.value === undefined && { actions })}
    >
      {answer.value ? (
        <AnsweredQuestion {...props} answer={answer.value} isBestShown={isBestShown} />
      ) : (
        <OpenQuestion
          {...props}
          view={before.view}
          plays={offered.plays}
          onAnswer={newAnswer => (answer.value = newAnswer)}
        />
      )}
    </ReviewBoard>
  );
}

type OpenQuestionProps = QuizQuestionProps & {
  readonly view: View;
  readonly plays: readonly Play[];
  onAnswer(answer: QuizAnswer): void;
};

const GIVE_UP_ANSWER: QuizAnswer = { judged: { is: 'missed', text: 'This was better.' } };

function OpenQuestion({
  opened,
  decided,
  name,
  seat,
  number,
  of,
  view,
  plays,
  onAnswer,
}: OpenQuestionProps): JSX.Element {
  const pack = usePack();
  const text = toSecondPerson(seat, name, nameSeat => opened.assets.board.prompt(view, plays, nameSeat, pack));
  const mayPass = decided.options.some(({ play }) => play === undefined);
  useEffect(() => announce(`${QUIZ_TITLE} ${number} of ${of}. ${text}`), [text]);
  return (
    <Prompt isMine={true} says={text}>
      <div class={styles.controls}>
        {mayPass && (
          <ActionButton onAct={() => onAnswer({ judged: gradeAnswer(decided, undefined) })}>Let it pass</ActionButton>
        )}
        <ActionButton onAct={() => onAnswer(GIVE_UP_ANSWER)}>Show me</ActionButton>
      </div>
    </Prompt>
  );
}

type AnsweredQuestionProps = QuizQuestionProps & { readonly answer: QuizAnswer; readonly isBestShown: Signal<boolean> };

function AnsweredQuestion(props: AnsweredQuestionProps): JSX.Element {
  const { decided, answer, isBestShown, number, of, onNext } = props;
  const isWhyOpen = useSignal(false);
  const best = usePlayNames(props)(decided.options[0]);
  const text = isBestShown.value ? `Better: ${best}.` : answer.judged.text;
  useEffect(() => announce(text), [text]);
  useEffect(() => {
    isBestShown.value = answer === GIVE_UP_ANSWER;
  }, []);
  return (
    <>
      <Prompt isMine={false} says="">
        <p class={tableStyles.advice}>{text}</p>
        <div class={styles.controls}>
          {!isBestShown.value && <ActionButton onAct={() => (isBestShown.value = true)}>What was best?</ActionButton>}
          <ActionButton onAct={() => (isWhyOpen.value = true)}>Why?</ActionButton>
          <WhatIfButton {...props} />
          <ActionButton tone="main" onAct={() => onNext(answer.judged.is)}>
            {number === of ? 'The result' : 'Next ›'}
          </ActionButton>
        </div>
      </Prompt>
      {isWhyOpen.value && <WhyDialog {...props} close={() => (isWhyOpen.value = false)} />}
    </>
  );
}

export function ReviewQuiz(props: ReviewContext): JSX.Element {
  const questions = useMemo(() => keyMoments(props.review.shown.peek(), 'as they came'), []);
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
    <PageLayout title={QUIZ_TITLE}>
      <PaperPanel>
        <p role="status">
          You found {correct} of {of}.
        </p>
        <ActionButton tone="main" onAct={() => navigateTo(reviewAddress(), 'replace')}>
          Back to the review
        </ActionButton>
      </PaperPanel>
    </PageLayout>
  );
}
