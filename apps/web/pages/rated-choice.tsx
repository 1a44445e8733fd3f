/** Whether matches at a table count for ratings, and what must be agreed then. */
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import type { TableSettings } from '@parlour/table/log';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useAsked } from '../asking.ts';
import type { Terms } from '../laying.ts';
import styles from './friends.module.css';

type ChoiceProps = { readonly game: BoxedGame; readonly isRated: Signal<boolean> };

/** Where a game is luck it says so; where nobody is rated nothing is said. */
export function RatedChoice({ game, isRated }: ChoiceProps): JSX.Element | null {
  const skill = useAsked(async () => game.skill?.(), [game.id]);
  if (skill?.is === 'luck') return <p class={styles.luck}>{skill.says}</p>;
  if (skill?.is !== 'skill') return null;
  return (
    <label class={styles.rated}>
      <input
        type="checkbox"
        checked={isRated.value}
        onChange={event => {
          isRated.value = event.currentTarget.checked;
        }}
      />
      Rated: for members and computer players only, by a clock, without hints and taking back, by the usual options
    </label>
  );
}

const CLOCK = { kind: 'turn', seconds: 120 } as const;

/** What a table is laid by: as it was chosen, or as it must be to be rated. */
export async function settledBy(
  game: BoxedGame,
  agreed: TableSettings,
  { options, pace }: Pick<Terms, 'options' | 'pace'>,
  how: 'plain' | 'rated',
): Promise<{ readonly settings: TableSettings; readonly options: Options }> {
  const settings = { ...agreed, pace };
  if (how === 'plain') return { settings, options };
  const skill = await game.skill?.();
  const clock = agreed.clock.kind === 'none' ? CLOCK : agreed.clock;
  const onlookers = agreed.onlookers === 'hands' ? 'open' : agreed.onlookers;
  return {
    settings: {
      ...settings,
      clock,
      onlookers,
      hints: 'none',
      undo: 'none',
      seats: 'kept',
      standIn: 'easy',
      rated: true,
    },
    options: { ...defaultsOf(game.options), ...(skill?.is === 'skill' ? skill.options : {}) },
  };
}
