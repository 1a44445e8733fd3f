/** Portraits of a level's computer players, how they play, and the record against them. */
import { Portrait } from '@parlour/board-kit/components/seats/portrait.tsx';
import { computerPlayerNames } from '@parlour/table/computer/task';
import type { JSX } from 'preact';
import { headToHeadOf, headToHeadText } from '../history/match-statistics.ts';
import { loadPersonas, loadPortraits } from '../lib/lazy-box-parts.ts';
import { useAsync } from '../lib/use-async.ts';
import type { GameTerms } from '../table/create-table.ts';
import { workerApi } from '../worker/worker-client.ts';
import styles from './opponents.module.css';

type OpponentsProps = Pick<GameTerms, 'options' | 'level' | 'count'> & { readonly game: string };

type Opponent = { readonly name: string; readonly drawing: string | undefined; readonly record: string };

type OpponentsInfo = { readonly manner: string; readonly opponents: readonly Opponent[] };

async function loadOpponents({ game, level, count, options }: OpponentsProps): Promise<OpponentsInfo | undefined> {
  const [people, draw, records] = await Promise.all([loadPersonas(game), loadPortraits(game), workerApi().records()]);
  const persona = people.find(one => one.level === level);
  if (!persona) return undefined;
  const names = computerPlayerNames(people, level, options).slice(0, count - 1);
  const record = (name: string): string => headToHeadText(headToHeadOf(records, game, name));
  return {
    manner: persona.manner,
    opponents: names.map(name => ({ name, drawing: draw(name), record: record(name) })),
  };
}

export function Opponents(props: OpponentsProps): JSX.Element | null {
  const { game, level, count, options } = props;
  const info = useAsync(() => loadOpponents(props), [game, level, count, options]);
  if (!info) return null;
  const { manner, opponents } = info;
  return (
    <div class={styles.company}>
      <ul class={styles.opponents} aria-label="Your opponents">
        {opponents.map(({ name, drawing, record }) => (
          <li key={name} class={styles.opponent}>
            {drawing && <Portrait drawing={drawing} />}
            <span class={styles.name}>{name}</span>
            {record !== '' && <span class={styles.standing}>{record}</span>}
          </li>
        ))}
      </ul>
      <p class={styles.manner}>
        {opponents[0]?.name} {manner}.
      </p>
    </div>
  );
}
