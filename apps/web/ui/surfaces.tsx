/** Grounds that content stands on, and the small marks on them. */
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';
import styles from './surfaces.module.css';

type PanelProps = {
  readonly title?: ComponentChildren;
  /** Beside the title: a link or a note. */
  readonly aside?: ComponentChildren;
  readonly world?: string | undefined;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
};

/** A raised surface; named by its title. */
export function Panel({ title, aside, world, class: extraClass = '', children }: PanelProps): JSX.Element {
  const id = useId();
  return (
    <section
      class={`${styles.panel} ${extraClass}`}
      data-world={world}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <div class={styles.between}>
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

type FeltProps = {
  readonly world?: string | undefined;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
};

/** The ground of the one thing to do next. */
export const Felt = ({ world, class: extraClass = '', children }: FeltProps): JSX.Element => (
  <section class={`${styles.felt} ${extraClass}`} data-world={world}>
    {children}
  </section>
);

type SectionHeadProps = {
  readonly title: ComponentChildren;
  readonly id?: string;
  readonly children?: ComponentChildren;
};

/** The title of a section, with a link or a note at the end of its line. */
export const SectionHead = ({ title, id, children }: SectionHeadProps): JSX.Element => (
  <div class={styles.between}>
    <h2 id={id} class={styles.sectionTitle}>
      {title}
    </h2>
    {children}
  </div>
);

/** A line of buttons that wraps. */
export const Row = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <div class={styles.row}>{children}</div>
);

/** A short line above a title: when or what kind. */
export const Eyebrow = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <p class={styles.eyebrow}>{children}</p>
);

type ChipProps = {
  /** `lamp`: today, streak. `go`: done. */
  readonly tone?: 'plain' | 'lamp' | 'go';
  readonly icon?: IconName;
  readonly children: ComponentChildren;
};

/** A state in one or two words. */
export const Chip = ({ tone = 'plain', icon, children }: ChipProps): JSX.Element => (
  <span class={styles.chip} data-tone={tone}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);

type EmptyStateProps = {
  readonly picture?: ComponentChildren;
  readonly title: string;
  readonly text: ComponentChildren;
  /** The next step. */
  readonly children?: ComponentChildren;
};

/** A picture, one sentence and one button where there is nothing yet. */
export const EmptyState = ({ picture, title, text, children }: EmptyStateProps): JSX.Element => (
  <section class={`${styles.panel} ${styles.empty}`}>
    {picture}
    <h2>{title}</h2>
    <p class={styles.muted}>{text}</p>
    {children}
  </section>
);
