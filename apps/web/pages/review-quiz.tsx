/** What would you do? The mistakes of a match, one after another. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Judged } from '../quiz.ts';
import { momentsOf } from '../review.ts';
import { go } from '../router.tsx';
import { Page, Paper } from './page.tsx';
import { QUIZ, Question } from './review-question.tsx';
import { type Reviewed, reviewAt } from './reviewed.ts';

export function ReviewQuiz(props: Reviewed): JSX.Element {
  const asked = useMemo(() => momentsOf(props.review.shown.peek(), 'as they came'), []);
  const [at, found] = [useSignal(0), useSignal(0)];
  const decided = asked[at.value];
  const next = (was: Judged['is']): void => {
    if (was === 'found') found.value += 1;
    at.value += 1;
  };
  if (!decided) return <Finished found={found.value} of={asked.length} />;
  return <Question key={decided.step} {...props} {...{ decided, next }} number={at.value + 1} of={asked.length} />;
}

function Finished({ found, of }: { readonly found: number; readonly of: number }): JSX.Element {
  return (
    <Page title={QUIZ}>
      <Paper>
        <p role="status">
          You found {found} of {of}.
        </p>
        <Action tone="main" onAct={() => go(reviewAt(), 'replace')}>
          Back to the review
        </Action>
      </Paper>
    </Page>
  );
}
