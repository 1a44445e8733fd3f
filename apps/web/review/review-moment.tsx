/** One decision on the board and in words. */

import { Dialog } from '@parlour/board-kit/components/panels/dialog.tsx';
import { RemarkBubble } from '@parlour/board-kit/components/popovers/remark-bubble.tsx';
import { ActionButton, Prompt } from '@parlour/board-kit/components/prompt.tsx';
import { announce } from '@parlour/board-kit/components/screen-reader.tsx';
import { midSentence, YOU } from '@parlour/board-kit/ending';
import { usePack } from '@parlour/board-kit/pack';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Play, Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import { formatGrade, formatShort, reviewColumnTitles } from '@parlour/players/review/review-sentences';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { navigateTo } from '../app/router.tsx';
import { BoardPage, BoardTool } from '../history/board-page.tsx';
import { continueFromMoment } from '../history/replay-board.tsx';
import { boxOfGame } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { gameEventsIn } from '../table/playback.ts';
import { GameSheet } from '../table/view/dialogs.tsx';
import { NoticePage, ScrollableContent } from '../ui/page.tsx';
import type { ReplayMoment } from '../worker/records/replay.ts';
import type { ReviewedDecision, ReviewedOption } from '../worker/records/review-record.ts';
import { workerApi } from '../worker/worker-client.ts';
import styles from './review.module.css';
import { keyMoments } from './review-model.ts';
import { type ReviewContext, reviewAddress } from './review-state.ts';
import { reviewText } from './review-text.ts';

type ReviewMomentProps = ReviewContext & { readonly decided: ReviewedDecision };

export function ReviewMoment(props: ReviewMomentProps): JSX.Element {
  const { opened, seat, name, decided, review } = props;
  const side = useSignal<'better' | 'played'>('better');
  const isWhyOpen = useSignal(false);
  const step = decided.step + (side.value === 'played' ? 1 : 0);
  const moment = useAsync(() => opened.album.momentAt(step, seat), [step, seat]);
  const text = useSideText(props, side.value);
  if (!moment) return <NoticePage title={reviewText('title')} text={reviewText('loading')} />;
  const isBetter = side.value === 'better';
  return (
    <ReviewBoard
      {...props}
      title={reviewText('boardTitle', { name: name(seat) })}
      step={step}
      moment={moment}
      advised={isBetter ? decided.options[0]?.play : undefined}
      tools={
        <>
          <BoardTool icon="question" name={reviewText('why')} onAct={() => (isWhyOpen.value = true)} />
          <WhatIfTool {...props} />
        </>
      }
    >
      <Prompt isMine={false} tone="hint" says={text} was={lastSentence(moment)}>
        <div class={styles.controls}>
          <ActionButton onAct={() => (side.value = isBetter ? 'played' : 'better')}>
            {reviewText(isBetter ? 'showPlayed' : 'showBetter')}
          </ActionButton>
          <AdjacentMoments {...props} />
        </div>
      </Prompt>
      {isWhyOpen.value && <WhyDialog {...{ decided, review }} {...props} close={() => (isWhyOpen.value = false)} />}
    </ReviewBoard>
  );
}

/** Names a play in the words of the board, else of the game. */
export function usePlayNames({ opened, name }: ReviewContext): (option: ReviewedOption | undefined) => string {
  const pack = usePack();
  const { named } = opened.assets.board;
  return option => {
    if (!option) return '';
    return (option.play && named?.(option.play, name, pack)?.replace(/\.$/, '')) ?? option.label;
  };
}

function useSideText(props: ReviewMomentProps, side: 'better' | 'played'): string {
  const { options, playedIndex: mine } = props.decided;
  const nameOf = usePlayNames(props);
  const [best, played] = [nameOf(options[0]), nameOf(options[mine])];
  const text =
    side === 'played'
      ? reviewText('played', { play: played })
      : reviewText(mine === 0 ? 'nothingBetter' : 'better', { play: best });
  useEffect(() => announce(text), [text]);
  return text;
}

/** Continues the match from here at a new table. */
export function WhatIfTool({ opened, seat, decided }: ReviewMomentProps): JSX.Element {
  const { source, about } = opened;
  return (
    <BoardTool
      icon="branch"
      name={reviewText('whatIf')}
      onAct={() => void continueFromMoment(source.text, decided.step, about.count, seat)}
    />
  );
}

function AdjacentMoments({ review, decided }: ReviewMomentProps): JSX.Element {
  const moments = keyMoments(review.shown.value, 'inOrder');
  const before = moments.findLast(({ step }) => step < decided.step);
  const after = moments.find(({ step }) => step > decided.step);
  const showMoment =
    ({ step }: ReviewedDecision) =>
    (): void =>
      navigateTo(reviewAddress(`moment=${step}`), 'replace');
  return (
    <>
      {before && <ActionButton onAct={showMoment(before)}>{reviewText('previousMistake')}</ActionButton>}
      {after && (
        <ActionButton tone="main" onAct={showMoment(after)}>
          {reviewText('nextMistake')}
        </ActionButton>
      )}
    </>
  );
}

export function WhyDialog({
  decided,
  review,
  name,
  seat,
  opened,
  close,
}: ReviewMomentProps & { close(): void }): JSX.Element {
  const who = midSentence(name(seat));
  return (
    <Dialog label={reviewText('why')} close={close}>
      <div class={styles.why}>
        <MomentHead decided={decided} length={opened.about.length} />
        <MomentText decided={decided} />
        <MomentDetails decided={decided} who={who} unit={review.shown.value.unit?.[1] ?? ''} />
      </div>
    </Dialog>
  );
}

type MomentTextProps = { readonly decided: ReviewedDecision };

const bold = (content: ComponentChildren): JSX.Element => <b>{content}</b>;

/** A decision in two lines: what was played and what was better; why, and what it cost. */
export function MomentText({ decided }: MomentTextProps): JSX.Element {
  const { options, playedIndex: mine, why, costText: cost } = decided;
  const [played, better] = [options[mine]?.label ?? '', options[0]?.label ?? ''];
  return (
    <>
      <p>
        {mine > 0
          ? reviewText.rich<ComponentChildren, 'playedBetter'>('playedBetter', { played, better, b: bold })
          : reviewText.rich<ComponentChildren, 'playedOnly'>('playedOnly', { played, b: bold })}
      </p>
      <p>{why}</p>
      <p class={styles.cost}>{cost}</p>
    </>
  );
}

type MomentHeadProps = { readonly decided: ReviewedDecision; readonly length: number };

export const MomentHead = ({ decided: { step, grade, lost }, length }: MomentHeadProps): JSX.Element => (
  <h3 class={styles.when} data-grade={grade}>
    {reviewText('gradeOfMove', { step, count: length, grade: formatGrade(grade, lost) })}
  </h3>
);

type MomentDetailsProps = { readonly decided: ReviewedDecision; readonly who: string; readonly unit: string };

/** The cost with known and with open cards, and the value of every move. */
function MomentDetails({ decided, who, unit }: MomentDetailsProps): JSX.Element {
  const columns = reviewColumnTitles(who);
  return (
    <>
      <dl class={styles.columns}>
        <div>
          <dt>{columns.known}</dt>
          <dd>
            {decided.costText} {decided.secondText}
          </dd>
        </div>
        <div>
          <dt>{columns.open}</dt>
          <dd>{decided.openCostText}</dd>
        </div>
      </dl>
      <ScrollableContent label={reviewText('values')}>
        <table class={styles.worths}>
          <caption>{reviewText('valuesCaption', { unit })}</caption>
          <thead>
            <tr>
              <th scope="col">{reviewText('move')}</th>
              <th scope="col">{columns.known}</th>
              <th scope="col">{columns.open}</th>
            </tr>
          </thead>
          <tbody>
            {decided.options.map((option, i) => (
              <tr key={option.written ?? ''}>
                <th scope="row">{i === decided.playedIndex ? playedMark(option.label) : option.label}</th>
                <td>{formatValue(option)}</td>
                <td>{option.open === undefined ? reviewText('notWorkedOut') : formatShort(option.open)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableContent>
    </>
  );
}

const playedMark = (move: string): ComponentChildren =>
  reviewText.rich<ComponentChildren, 'playedMark'>('playedMark', {
    move,
    i: (content: ComponentChildren) => <i>{content}</i>,
  });

const formatValue = ({ worth: { value, low, high } }: ReviewedOption): string =>
  low === high
    ? formatShort(value)
    : reviewText('range', { value: formatShort(value), low: formatShort(low), high: formatShort(high) });

type BoardActions = {
  readonly plays: readonly Play[];
  readonly more: boolean;
  send(play: Play): Promise<'played' | 'refused'>;
  judge(play: Play): Promise<RefusalWithMessage | undefined>;
};

const NO_ACTIONS: BoardActions = { plays: [], more: false, send: async () => 'refused', judge: async () => undefined };

type ReviewBoardProps = Pick<ReviewContext, 'opened' | 'seat' | 'name'> & {
  readonly title: string;
  readonly step: number;
  readonly moment: ReplayMoment;
  readonly advised: Play | undefined;
  readonly actions?: BoardActions;
  readonly tools: ComponentChildren;
  /** The prompt with its buttons. */
  readonly children: ComponentChildren;
};

/** The board of a review: a moment as one seat saw it, with the better play marked. */
export function ReviewBoard(props: ReviewBoardProps): JSX.Element {
  const { opened, seat, name, title, step, moment, advised, actions = NO_ACTIONS, tools, children } = props;
  const game = assertDefined(findGame(opened.about.game));
  const clause = useSignal<string | undefined>(undefined);
  const { Table } = opened.assets.board;
  const nameSeat = (other: Seat): string => (other === seat ? YOU : name(other));
  const openRules = (): void => {
    clause.value = moment.tableEvents.at(-1)?.event?.clause ?? '';
  };
  return (
    <BoardPage
      world={boxOfGame(game.id).id}
      back={{ to: reviewAddress(), name: reviewText('backToReview') }}
      title={title}
      tools={
        <>
          {tools}
          <BoardTool icon="book" name={reviewText('rules')} onAct={openRules} />
        </>
      }
      overlay={
        <>
          <RemarkBubble />
          {clause.value !== undefined && (
            <GameSheet game={game} at={clause.value} close={() => (clause.value = undefined)} />
          )}
        </>
      }
    >
      <Table
        view={moment.view}
        fresh={gameEventsIn(moment.tableEvents)}
        {...actions}
        advised={advised}
        name={nameSeat}
        past={() => opened.album.eventsUpTo(step, seat)}
        read={file => workerApi().read(file)}
        prompt={children}
      />
    </BoardPage>
  );
}

/** The last event before a moment, for the second line of the prompt. */
export const lastSentence = ({ tableEvents }: ReplayMoment): string | undefined => tableEvents.at(-1)?.sentence;
