/** Choices that can be seen at once: segments, switches and sliders. */
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import styles from './choices.module.css';
import { type RadioGroupProps, Radios } from './radios.tsx';

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
