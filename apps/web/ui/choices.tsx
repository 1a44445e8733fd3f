/** Choices that can be seen at once: segments, portraits, switches and sliders. */
import type { ComponentChildren, JSX, TargetedKeyboardEvent } from 'preact';
import { useId } from 'preact/hooks';
import styles from './choices.module.css';

export type Choice<T extends string> = {
  readonly value: T;
  /** What is shown, and read aloud unless `name` says more. */
  readonly label: ComponentChildren;
  readonly name?: string;
  readonly isDisabled?: boolean;
};

export type RadioGroupProps<T extends string> = {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  onChange(value: T): void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the choice and the focus with the arrow keys, as radio buttons do. */
function chooseByArrow<T extends string>(
  event: TargetedKeyboardEvent<HTMLElement>,
  { choices, value, onChange }: RadioGroupProps<T>,
): void {
  const open = choices.filter(({ isDisabled }) => !isDisabled);
  const at = open.findIndex(choice => choice.value === value);
  const step = STEPS[event.key];
  const next =
    event.key === 'Home'
      ? open[0]
      : event.key === 'End'
        ? open.at(-1)
        : step !== undefined && open[(at + step + open.length) % open.length];
  if (!next) return;
  event.preventDefault();
  onChange(next.value);
  event.currentTarget.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
}

type RadiosProps<T extends string> = RadioGroupProps<T> & {
  readonly class: string;
  readonly itemClass: string;
};

/** The radio group behind every look: one tab stop, arrow keys choose. */
export function Radios<T extends string>(props: RadiosProps<T>): JSX.Element {
  const { label, choices, value, onChange, class: groupClass, itemClass } = props;
  const hasChosen = choices.some(choice => choice.value === value);
  return (
    <div
      class={groupClass}
      role="radiogroup"
      aria-label={label}
      onKeyDown={event => chooseByArrow(event, props)}
      tabIndex={-1}
    >
      {choices.map((choice, i) => (
        // biome-ignore lint/a11y/useSemanticElements: an input could not hold a picture
        <button
          key={choice.value}
          type="button"
          role="radio"
          class={itemClass}
          data-value={choice.value}
          aria-checked={choice.value === value}
          aria-label={choice.name}
          disabled={choice.isDisabled}
          tabIndex={choice.value === value || (!hasChosen && i === 0) ? 0 : -1}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

/** Two to five short choices side by side. */
export const Segments = <T extends string>(
  props: RadioGroupProps<T> & { readonly isFilling?: boolean },
): JSX.Element => (
  <Radios {...props} class={`${styles.segments} ${props.isFilling ? styles.fill : ''}`} itemClass={styles.segment!} />
);

type SwitchProps = {
  readonly label: ComponentChildren;
  /** A line below the label. */
  readonly hint?: ComponentChildren;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
};

/** A labelled row with a switch at its end. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps): JSX.Element {
  const id = useId();
  return (
    <div class={styles.setting}>
      <label for={id} class={styles.words}>
        <b>{label}</b>
        {hint !== undefined && <small>{hint}</small>}
      </label>
      <button
        id={id}
        type="button"
        role="switch"
        class={styles.switch}
        aria-checked={isOn}
        onClick={() => onChange(!isOn)}
      />
    </div>
  );
}

type SliderProps = {
  readonly label: string;
  /** The value in words, for example "110 %". */
  readonly text: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly before?: ComponentChildren;
  readonly after?: ComponentChildren;
  onChange(value: number): void;
};

export function Slider({ label, text, value, min, max, step, before, after, onChange }: SliderProps): JSX.Element {
  const id = useId();
  const filled = `${Math.round(((value - min) / (max - min)) * 100)}%`;
  return (
    <div class={styles.slider}>
      <div class={styles.ends}>
        <label for={id}>
          <b>{label}</b>
        </label>
        <span class={styles.value}>{text}</span>
      </div>
      <div class={styles.track}>
        {before}
        <input
          id={id}
          type="range"
          class={styles.range}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={text}
          style={{ '--at': filled }}
          onInput={event => onChange(Number(event.currentTarget.value))}
        />
        {after}
      </div>
    </div>
  );
}
