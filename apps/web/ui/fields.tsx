/** Labelled fields of forms: text, and one choice of several. */
import { itemAt } from '@parlour/kernel/result';
import type { Signal } from '@preact/signals';
import type { ComponentChildren, JSX, TargetedInputEvent } from 'preact';
import { useId } from 'preact/hooks';
import buttonStyles from './button.module.css';
import styles from './choices.module.css';
import { Segments } from './choices.tsx';

type FormProps = {
  onSubmit(): void;
  readonly children: ComponentChildren;
};

/** Fields one below another. */
export const Form = ({ onSubmit, children }: FormProps): JSX.Element => (
  <form
    class={styles.form}
    onSubmit={event => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);

type TextFieldProps = {
  readonly label: ComponentChildren;
  readonly text: Signal<string>;
  readonly maxLength?: number;
  readonly autocomplete?: string;
  readonly isSecret?: boolean;
  readonly isRequired?: boolean;
};

/** Class of inputs that stand in a row or a grid of their own. */
export const inputClass: string = styles.input!;

export function TextField({
  label,
  text,
  maxLength,
  autocomplete = 'off',
  isRequired = false,
  isSecret = false,
}: TextFieldProps): JSX.Element {
  const id = useId();
  const field = {
    ...{ id, class: styles.input, value: text.value, maxLength, autocomplete, spellcheck: false, required: isRequired },
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => {
      text.value = event.currentTarget.value;
    },
  };
  return (
    <div class={styles.field}>
      <label for={id}>{label}</label>
      {isSecret ? <input {...field} type="password" /> : <input {...field} type="text" />}
    </div>
  );
}

type TextAreaProps = Pick<TextFieldProps, 'label' | 'text' | 'maxLength'> & {
  readonly rows?: number;
  /** Letters and digits that must be compared one by one. */
  readonly isCode?: boolean;
};

export function TextArea({ label, text, maxLength, isCode = false, rows = 3 }: TextAreaProps): JSX.Element {
  const id = useId();
  return (
    <div class={styles.field}>
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class={styles.input}
        data-code={isCode}
        rows={rows}
        maxLength={maxLength}
        spellcheck={!isCode}
        value={text.value}
        onInput={event => {
          text.value = event.currentTarget.value;
        }}
      />
    </div>
  );
}

/** As many choices can be seen at once; more become a list to open. */
const MAX_SEGMENTS = 5;

type ChoiceFieldProps<T extends string> = {
  readonly label: string;
  readonly hint?: ComponentChildren;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, label: string])[];
  onChange(value: T): void;
};

export const ChoiceField = <T extends string>(props: ChoiceFieldProps<T>): JSX.Element =>
  props.choices.length <= MAX_SEGMENTS ? <SegmentField {...props} /> : <ListField {...props} />;

const SegmentField = <T extends string>({
  label,
  hint,
  value,
  choices,
  onChange,
}: ChoiceFieldProps<T>): JSX.Element => (
  <div class={styles.field}>
    <span class={styles.label} aria-hidden="true">
      {label}
    </span>
    <div>
      <Segments
        label={label}
        value={value}
        choices={choices.map(([value, label]) => ({ value, label }))}
        onChange={onChange}
      />
    </div>
    {hint !== undefined && <p class={styles.hint}>{hint}</p>}
  </div>
);

export function ListField<T extends string>({
  label,
  hint,
  value,
  choices,
  onChange,
}: ChoiceFieldProps<T>): JSX.Element {
  const id = useId();
  return (
    <div class={styles.field}>
      <label for={id}>{label}</label>
      <select
        id={id}
        class={styles.input}
        value={value}
        onChange={event => onChange(itemAt(choices, event.currentTarget.selectedIndex)[0])}
      >
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {hint !== undefined && <p class={styles.hint}>{hint}</p>}
    </div>
  );
}

type FileButtonProps = {
  /** `cream`: on felt. */
  readonly tone?: 'plain' | 'cream';
  readonly accept: string;
  readonly children: ComponentChildren;
  onFile(file: File): void | Promise<void>;
};

/** Looks like a button and opens the dialog for files; the same file can be chosen twice. */
export const FileButton = ({ tone = 'plain', accept, children, onFile }: FileButtonProps): JSX.Element => (
  <label class={`${buttonStyles.button} ${buttonStyles[tone] ?? ''} ${styles.file}`}>
    {children}
    <input
      type="file"
      accept={accept}
      onChange={event => {
        const input = event.currentTarget;
        const file = input.files?.[0];
        if (!file) return;
        void Promise.resolve(onFile(file)).finally(() => {
          input.value = '';
        });
      }}
    />
  </label>
);
