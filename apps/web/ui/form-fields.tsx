/** Form fields: a select, the options of a game, and the choice of a pack. */

import { findPackProblems, isComplete } from '@parlour/games/shelf/own-packs/problems';
import type { Box, BoxedGame } from '@parlour/games/shelf/shelf';
import type { OptionSpec, OptionValue } from '@parlour/kernel/options';
import { itemAt } from '@parlour/kernel/result';
import { LEVELS } from '@parlour/players/levels';
import { PACES } from '@parlour/table/log';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { currentLocation } from '../app/router.tsx';
import { boxOfGame } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import type { GameTerms } from '../table/create-table.ts';
import styles from './choices.module.css';
import { ChoiceField } from './fields.tsx';
import { uiText } from './ui-text.ts';

type GameOptionsProps = {
  readonly game: BoxedGame;
  readonly terms: Signal<GameTerms>;
  /** False where the level is chosen elsewhere. */
  readonly hasLevel?: boolean;
};

export function GameOptionsForm({ game, terms, hasLevel = true }: GameOptionsProps): JSX.Element {
  const [min, max] = game.seats;
  const set = (changed: Partial<GameTerms>): void => {
    terms.value = { ...terms.value, ...changed };
  };
  const { options } = terms.value;
  return (
    <div class={styles.terms}>
      {min !== max && (
        <ChoiceField
          label={uiText('playersAtTable')}
          value={String(terms.value.count)}
          choices={Array.from({ length: max - min + 1 }, (_, i) => [String(min + i), String(min + i)] as const)}
          onChange={count => set({ count: Number(count) })}
        />
      )}
      {max > 1 && hasLevel && (
        <ChoiceField
          label={uiText('computerPlayers')}
          value={terms.value.level}
          choices={LEVELS.map(level => [level, uiText('level', { level })] as const)}
          onChange={level => set({ level })}
        />
      )}
      {max > 1 && (
        <ChoiceField
          label={uiText('pace')}
          value={terms.value.pace}
          choices={PACES.map(pace => [pace, uiText('paceName', { pace })] as const)}
          onChange={pace => set({ pace })}
        />
      )}
      {Object.entries(game.options).map(([name, spec]) => (
        <OptionField
          key={name}
          game={game}
          spec={spec}
          value={options[name]!}
          onChange={value => set({ options: { ...options, [name]: value } })}
        />
      ))}
    </div>
  );
}

type SelectFieldProps<T extends string> = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly T[];
  readonly optionLabels?: Readonly<Record<string, string>> | undefined;
  onChange(value: T): void;
};

export function SelectField<T extends string>({
  label,
  value,
  options,
  optionLabels,
  onChange,
}: SelectFieldProps<T>): JSX.Element {
  const id = useId();
  return (
    <div class={styles.termsField}>
      <label for={id}>{label}</label>
      <select
        id={id}
        class={styles.control}
        value={value}
        onChange={event => onChange(itemAt(options, event.currentTarget.selectedIndex))}
      >
        {options.map(choice => (
          <option key={choice} value={choice}>
            {optionLabels?.[choice] ?? choice}
          </option>
        ))}
      </select>
    </div>
  );
}

type OptionFieldProps = {
  readonly game: BoxedGame;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  onChange(value: OptionValue): void;
};

function OptionField({ game, spec, value, onChange }: OptionFieldProps): JSX.Element {
  const id = useId();
  if (spec.kind === 'choice' && spec.carries)
    return <PackSelect box={boxOfGame(game.id)} spec={spec} value={String(value)} onChange={onChange} />;
  if (spec.kind === 'choice')
    return (
      <SelectField
        label={spec.says}
        value={String(value)}
        options={spec.of}
        optionLabels={spec.names}
        onChange={onChange}
      />
    );
  const control = { id, class: styles.control };
  return (
    <div class={styles.termsField}>
      <label for={id}>{spec.says}</label>
      {spec.kind === 'switch' && (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={event => onChange(event.currentTarget.checked)}
        />
      )}
      {spec.kind === 'number' && (
        <input
          {...control}
          type="number"
          min={spec.least}
          max={spec.most}
          value={Number(value)}
          onChange={event => onChange(clampInput(spec, event.currentTarget))}
        />
      )}
      {spec.kind === 'text' && (
        <input {...control} type="text" value={String(value)} onChange={event => onChange(event.currentTarget.value)} />
      )}
    </div>
  );
}

/** Corrects a number outside the limits in the field itself. */
function clampInput(
  spec: { readonly least: number; readonly most: number; readonly default: number },
  input: HTMLInputElement,
): number {
  const typedNumber = Math.round(Number(input.value));
  const value = Number.isFinite(typedNumber) ? Math.min(spec.most, Math.max(spec.least, typedNumber)) : spec.default;
  input.value = String(value);
  return value;
}

type OwnPack = { readonly id: string; readonly title: string; readonly value: string };

/** Returns the player's own packs that are complete; others can't be played. */
async function playableOwnPacks(box: Box): Promise<readonly OwnPack[]> {
  const { listPacks, packAsOptions } = await import('../packs/storage.ts');
  const stored = await listPacks(box.id);
  const making = stored.length > 0 ? await box.packTemplate?.() : undefined;
  if (!making) return [];
  return stored
    .filter(({ draft }) => isComplete(findPackProblems(making, draft)))
    .map(pack => ({
      id: pack.id,
      title: pack.draft.head[0]!,
      value: String(packAsOptions(making, pack)[making.option]),
    }));
}

export type PackSelectProps = {
  readonly box: Box;
  readonly spec: OptionSpec & { readonly kind: 'choice' };
  readonly value: string;
  onChange(value: string): void;
};

/** Packs of the box and those on this device. A pack named in the address is selected at first. */
export function PackSelect({ box, spec, value, onChange }: PackSelectProps): JSX.Element {
  const id = useId();
  const ownPacks = useAsync(() => playableOwnPacks(box), [box]) ?? [];
  useEffect(() => {
    const wanted = ownPacks.find(pack => pack.id === currentLocation.peek().query.get('pack'));
    if (wanted) onChange(wanted.value);
  }, [ownPacks.length]);
  return (
    <div class={styles.termsField}>
      <label for={id}>{spec.says}</label>
      <select id={id} class={styles.control} value={value} onChange={event => onChange(event.currentTarget.value)}>
        {spec.of.map(name => (
          <option key={name} value={name}>
            {spec.names?.[name] ?? name}
          </option>
        ))}
        {ownPacks.map(({ id, title, value }) => (
          <option key={id} value={value}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
