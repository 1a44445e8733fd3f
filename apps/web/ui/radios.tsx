/** Groups of buttons of which one is chosen, without a look of their own. */
import type { ComponentChildren, JSX, TargetedKeyboardEvent } from 'preact';

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
