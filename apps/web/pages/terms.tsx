/** The terms of a game: seats, computer players, options, each as its description would have it. */
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { nth } from '@parlour/kernel/must';
import type { OptionSpec, OptionValue } from '@parlour/kernel/options';
import { LEVELS } from '@parlour/players/player';
import { PACES } from '@parlour/table/log';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { boxOf } from '../boxes.ts';
import type { Terms } from '../laying.ts';
import { PackChoice } from './make-choice.tsx';
import styles from './terms.module.css';

type TermsProps = { readonly game: BoxedGame; readonly terms: Signal<Terms> };

export function TermsForm({ game, terms }: TermsProps): JSX.Element {
  const [least, most] = game.seats;
  const set = (changed: Partial<Terms>): void => {
    terms.value = { ...terms.value, ...changed };
  };
  const { options } = terms.value;
  return (
    <div class={styles.terms}>
      {least !== most && (
        <Choice
          says="Players at the table"
          value={String(terms.value.count)}
          of={Array.from({ length: most - least + 1 }, (_, i) => String(least + i))}
          choose={count => set({ count: Number(count) })}
        />
      )}
      {most > 1 && (
        <Choice says="Computer players" value={terms.value.level} of={LEVELS} choose={level => set({ level })} />
      )}
      {most > 1 && (
        <Choice says="How fast they play" value={terms.value.pace} of={PACES} choose={pace => set({ pace })} />
      )}
      {Object.entries(game.options).map(([name, spec]) => (
        <OptionField
          key={name}
          game={game}
          spec={spec}
          value={options[name]!}
          choose={value => set({ options: { ...options, [name]: value } })}
        />
      ))}
    </div>
  );
}

type ChoiceProps<T extends string> = {
  readonly says: string;
  readonly value: string;
  readonly of: readonly T[];
  /** What the choices are called, where that is not what they are. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  choose(value: T): void;
};

export function Choice<T extends string>({ says, value, of, names, choose }: ChoiceProps<T>): JSX.Element {
  const id = useId();
  return (
    <div class={styles.field}>
      <label for={id}>{says}</label>
      <select
        id={id}
        class={styles.control}
        value={value}
        onChange={event => choose(nth(of, event.currentTarget.selectedIndex))}
      >
        {of.map(choice => (
          <option key={choice} value={choice}>
            {names?.[choice] ?? choice}
          </option>
        ))}
      </select>
    </div>
  );
}

type OptionProps = {
  readonly game: BoxedGame;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  choose(value: OptionValue): void;
};

function OptionField({ game, spec, value, choose }: OptionProps): JSX.Element {
  const id = useId();
  if (spec.kind === 'choice' && spec.carries)
    return <PackChoice box={boxOf(game.id)} spec={spec} value={String(value)} choose={choose} />;
  if (spec.kind === 'choice')
    return <Choice says={spec.says} value={String(value)} of={spec.of} names={spec.names} choose={choose} />;
  const control = { id, class: styles.control };
  return (
    <div class={styles.field}>
      <label for={id}>{spec.says}</label>
      {spec.kind === 'switch' && (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={event => choose(event.currentTarget.checked)}
        />
      )}
      {spec.kind === 'number' && (
        <input
          {...control}
          type="number"
          min={spec.least}
          max={spec.most}
          value={Number(value)}
          onChange={event => choose(within(spec, event.currentTarget))}
        />
      )}
      {spec.kind === 'text' && (
        <input {...control} type="text" value={String(value)} onChange={event => choose(event.currentTarget.value)} />
      )}
    </div>
  );
}

/** What is typed beyond the bounds is set right before the eyes of whoever typed it. */
function within(
  spec: { readonly least: number; readonly most: number; readonly default: number },
  input: HTMLInputElement,
): number {
  const typed = Math.round(Number(input.value));
  const value = Number.isFinite(typed) ? Math.min(spec.most, Math.max(spec.least, typed)) : spec.default;
  input.value = String(value);
  return value;
}
