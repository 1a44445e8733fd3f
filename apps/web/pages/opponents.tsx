/** Who sits down at a level: faces, manners, and how one stands against them. */
import { Portrait } from '@parlour/board-kit/pieces/face';
import { namesOf } from '@parlour/table/company';
import type { JSX } from 'preact';
import { againstOf, sayAgainst } from '../against.ts';
import { useAsked } from '../asking.ts';
import { loadPeople, loadPortraits } from '../casting.ts';
import { worker } from '../host/worker-client.ts';
import type { Terms } from '../laying.ts';
import styles from './opponents.module.css';

type OpponentsProps = Pick<Terms, 'options' | 'level' | 'count'> & { readonly game: string };

type Opponent = { readonly name: string; readonly drawing: string | undefined; readonly standing: string };

type Company = { readonly manner: string; readonly opponents: readonly Opponent[] };

async function companyOf({ game, level, count, options }: OpponentsProps): Promise<Company | undefined> {
  const [people, draw, records] = await Promise.all([loadPeople(game), loadPortraits(game), worker().records()]);
  const persona = people.find(one => one.level === level);
  if (!persona) return undefined;
  const names = namesOf(people, level, options).slice(0, count - 1);
  const standing = (name: string): string => sayAgainst(againstOf(records, game, name));
  return {
    manner: persona.manner,
    opponents: names.map(name => ({ name, drawing: draw(name), standing: standing(name) })),
  };
}

export function Opponents(props: OpponentsProps): JSX.Element | null {
  const { game, level, count, options } = props;
  const company = useAsked(() => companyOf(props), [game, level, count, options]);
  if (!company) return null;
  const { manner, opponents } = company;
  return (
    <div class={styles.company}>
      <ul class={styles.opponents} aria-label="Your opponents">
        {opponents.map(({ name, drawing, standing }) => (
          <li key={name} class={styles.opponent}>
            {drawing && <Portrait drawing={drawing} />}
            <span class={styles.name}>{name}</span>
            {standing !== '' && <span class={styles.standing}>{standing}</span>}
          </li>
        ))}
      </ul>
      <p class={styles.manner}>
        {opponents[0]?.name} {manner}.
      </p>
    </div>
  );
}
