/** One decision on the board and in words. */
import { announce } from '@parlour/board-kit/components/announcer.tsx';
import { Dialog } from '@parlour/board-kit/components/panels/dialog.tsx';
import { LastEvents } from '@parlour/board-kit/components/panels/last-events.tsx';
import { RemarkBubble } from '@parlour/board-kit/components/popovers/remark-bubble.tsx';
import { ActionButton, Prompt } from '@parlour/board-kit/components/prompt.tsx';
import { midSentence, YOU } from '@parlour/board-kit/ending';
import { usePack } from '@parlour/board-kit/pack';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Play, Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import { formatShort, reviewColumnTitles } from '@parlour/players/review/review-sentences';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Link, navigateTo } from '../app/router.tsx';
import { continueFromMoment } from '../history/replay-board.tsx';
import replayPageStyles from '../history/replay-page.module.css';
import { boxOfGame } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { gameEventsIn } from '../table/playback.ts';
import tableStyles from '../table/table.module.css';
import { GameSheet } from '../table/view/dialogs.tsx';
import { NoticePage, ScrollableContent } from '../ui/page.tsx';
import type { ReplayMoment } from '../worker/records/replay.ts';
import type { ReviewedDecision, ReviewedOption } from '../worker/records/review-record.ts';
import { workerApi } from '../worker/worker-client.ts';
import { keyMoments } from './review-model.ts';
import styles from './review-page.module.css';
import { type ReviewContext, reviewAddress } from './review-state.ts';

type ReviewMomentProps = ReviewContext & { readonly decided: ReviewedDecision };

export function ReviewMoment(props: ReviewMomentProps): JSX.Element {
  const { opened, seat, name, decided, review } = props;
  const side = useSignal<'better' | 'played'>('better');
  const isWhyOpen = useSignal(false);
  const step = decided.step + (side.value === 'played' ? 1 : 0);
  const moment = useAsync(() => opened.album.momentAt(step, seat), [step, seat]);
  const text = useSideText(props, side.value);
  if (!moment) return <NoticePage title="Look it over" text="One moment …" />;
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
        <p class={tableStyles.advice}>{text}</p>
        <div class={styles.controls}>
          <ActionButton onAct={() => (side.value = side.value === 'better' ? 'played' : 'better')}>
            {side.value === 'better' ? 'What was played' : 'What was better'}
          </ActionButton>
          <ActionButton onAct={() => (isWhyOpen.value = true)}>Why?</ActionButton>
          <WhatIfButton {...props} />
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
  const better = mine === 0 ? `Nothing was better than: ${played}.` : `Better: ${best}.`;
  const text = side === 'better' ? better : `Played: ${played}.`;
  useEffect(() => announce(text), [text]);
  return text;
}

/** Continues the match from here at a new table. */
export function WhatIfButton({ opened, seat, decided }: ReviewMomentProps): JSX.Element {
  const { source, about } = opened;
  return (
    <ActionButton onAct={() => void continueFromMoment(source.text, decided.step, about.count, seat)}>
      What if?
    </ActionButton>
  );
}

function AdjacentMoments({ review, decided }: ReviewMomentProps): JSX.Element {
  const moments = keyMoments(review.shown.value, 'as they came');
  const before = moments.findLast(({ step }) => step < decided.step);
  const after = moments.find(({ step }) => step > decided.step);
  const showMoment =
    ({ step }: ReviewedDecision) =>
    (): void =>
      navigateTo(reviewAddress(`moment=${step}`), 'replace');
  return (
    <>
      {before && <ActionButton onAct={showMoment(before)}>‹ Before</ActionButton>}
      {after && <ActionButton onAct={showMoment(after)}>Next ›</ActionButton>}
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
    <Dialog label="Why?" close={close}>
      <div class={styles.why}>
        <MomentText decided={decided} who={who} length={opened.about.length} />
        <PlayValuesTable decided={decided} who={who} unit={review.shown.value.unit?.[1] ?? ''} />
      </div>
    </Dialog>
  );
}

type MomentTextProps = { readonly decided: ReviewedDecision; readonly who: string; readonly length: number };

const GRADE_TEXTS = {
  best: 'the best there was',
  even: 'too close to call',
  slip: 'a slip',
  mistake: 'a mistake',
} as const;

/** One moment in words: what was played, what was better, why, and its cost with known and with open cards. */
export function MomentText({ decided, who, length }: MomentTextProps): JSX.Element {
  const { step, options, playedIndex: mine, grade, why, costText: known, openCostText: open } = decided;
  const columns = reviewColumnTitles(who);
  return (
    <>
      <h3 class={styles.when} data-grade={grade}>
        Play {step} of {length}: {GRADE_TEXTS[grade]}
      </h3>
      <p>
        <b>Played:</b> {options[mine]?.label}. {mine > 0 && <b>Better:</b>} {mine > 0 && `${options[0]?.label}.`}
      </p>
      <p>{why}</p>
      <dl class={styles.columns}>
        <div>
          <dt>{columns.known}</dt>
          <dd>{known}</dd>
        </div>
        <div>
          <dt>{columns.open}</dt>
          <dd>{open}</dd>
        </div>
      </dl>
    </>
  );
}

type PlayValuesProps = { readonly decided: ReviewedDecision; readonly who: string; readonly unit: string };

function PlayValuesTable({ decided, who, unit }: PlayValuesProps): JSX.Element {
  const columns = reviewColumnTitles(who);
  return (
    <ScrollableContent label="What each was worth">
      <table class={styles.worths}>
        <caption>What each was worth, in {unit}; in brackets, between which two it almost surely lies</caption>
        <thead>
          <tr>
            <th scope="col">Play</th>
            <th scope="col">{columns.known}</th>
            <th scope="col">{columns.open}</th>
          </tr>
        </thead>
        <tbody>
          {decided.options.map((option, i) => (
            <tr key={option.written ?? ''}>
              <th scope="row">
                {option.label}
                {i === decided.playedIndex && <i> (played)</i>}
              </th>
              <td>{formatValue(option)}</td>
              <td>{option.open === undefined ? 'not worked out' : formatShort(option.open)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableContent>
  );
}

const formatValue = ({ worth: { value, low, high } }: ReviewedOption): string =>
  low === high ? formatShort(value) : `${formatShort(value)} (${formatShort(low)} to ${formatShort(high)})`;

type BoardActions = {
  readonly plays: readonly Play[];
  readonly more: boolean;
  send(play: Play): Promise<'played' | 'refused'>;
  judge(play: Play): Promise<RefusalWithMessage | undefined>;
};

const NO_ACTIONS: BoardActions = { plays: [], more: false, send: async () => 'refused', judge: async () => undefined };

type ReviewBoardProps = Pick<ReviewContext, 'opened' | 'seat' | 'name'> & {
  readonly title: string;
  /** At the right end of the bar. */
  readonly aside: string;
  readonly step: number;
  readonly moment: ReplayMoment;
  readonly advised: Play | undefined;
  readonly actions?: BoardActions;
  /** The line with what is shown or asked, and its buttons. */
  readonly children: ComponentChildren;
};

/** The board of a review: a moment as one seat saw it, with the better play marked. */
export function ReviewBoard(props: ReviewBoardProps): JSX.Element {
  const { opened, seat, name, title, aside, step, moment, advised, actions = NO_ACTIONS, children } = props;
  const game = assertDefined(findGame(opened.about.game));
  const clause = useSignal<string | undefined>(undefined);
  const { Table } = opened.assets.board;
  const nameSeat = (other: Seat): string => (other === seat ? YOU : name(other));
  return (
    <main class={tableStyles.table} data-world={boxOfGame(game.id).id}>
      <header class={replayPageStyles.bar} data-part="bar">
        <Link to={reviewAddress()} class={replayPageStyles.back}>
          ‹ The review
        </Link>
        <h1 class={replayPageStyles.title}>{title}</h1>
        <span class={replayPageStyles.eyes}>{aside}</span>
      </header>
      <LastEvents
        events={moment.tableEvents}
        openLog={() => (clause.value = moment.tableEvents.at(-1)?.event?.clause)}
      />
      <div class={tableStyles.cloth}>
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
      </div>
      <RemarkBubble />
      {clause.value && <GameSheet game={game} at={clause.value} close={() => (clause.value = undefined)} />}
    </main>
  );
}
