/** The board of a game that has none yet: the own cards, and every permitted play as a button. */
import type { Board, Spread } from '@parlour/felt/board';
import { Hand } from '@parlour/felt/pieces/hand';
import { Action } from '@parlour/felt/pieces/prompt';
import { Tabletop } from '@parlour/felt/pieces/tabletop';
import type { Play } from '@parlour/kernel/game';
import type { JSX } from 'preact';

const written = (play: Play): string => Object.values(play).flat().join(' ');

function PlainTable({ view, fresh, plays, send, prompt }: Spread): JSX.Element {
  const cards = (view.hand ?? []).map((card, i) => ({ card, id: `${card}/${i}` }));
  return (
    <Tabletop
      step={fresh}
      prompt={prompt}
      middle={
        <div>
          {plays.slice(0, 60).map(play => (
            <Action key={written(play)} onAct={() => void send(play)}>
              {written(play)}
            </Action>
          ))}
        </div>
      }
      own={<Hand label="Your hand" cards={cards} pick={() => undefined} />}
    />
  );
}

export const plainBoard: Board = {
  Table: PlainTable,
  prompt: (view, plays) => (plays.length > 0 && view.seat !== null ? 'It is for you to play.' : 'Others are to play.'),
  lessons: [],
};
