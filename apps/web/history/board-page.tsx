/** A board without a running match: replays, reviews and puzzles. A bar above, tools below, the board between. */
import type { ComponentChildren, JSX } from 'preact';
import { Link } from '../app/router.tsx';
import tableStyles from '../table/table.module.css';
import barStyles from '../table/view/table-bar.module.css';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './board-page.module.css';
import { historyText } from './history-text.ts';

type BoardPageProps = {
  readonly world: string;
  readonly back: { readonly to: string; readonly name: string };
  readonly title: string;
  /** After the title, on one line with it. */
  readonly note?: string | undefined;
  readonly tools: ComponentChildren;
  /** Hands that lie open, in a row of their own. */
  readonly hands?: ComponentChildren;
  /** Over the board: bubbles, slips and dialogs. */
  readonly overlay?: ComponentChildren;
  readonly children: ComponentChildren;
};

export function BoardPage(props: BoardPageProps): JSX.Element {
  const { world, back, title, note, tools, hands, overlay, children } = props;
  return (
    <main class={`${tableStyles.table} ${styles.page}`} data-world={world} data-hands={hands !== undefined}>
      <header class={barStyles.bar} data-part="bar">
        <Link to={back.to} class={barStyles.back} label={back.name}>
          <Icon name="back" class={barStyles.icon} />
        </Link>
        <h1 class={barStyles.title}>{title}</h1>
        {note !== undefined && <span class={styles.note}>{note}</span>}
      </header>
      <nav class={barStyles.tools} data-part="tools" aria-label={historyText('tools')}>
        {tools}
      </nav>
      {hands !== undefined && <div class={styles.hands}>{hands}</div>}
      <div class={tableStyles.cloth}>{children}</div>
      {overlay}
    </main>
  );
}

type BoardToolProps = {
  readonly icon: IconName;
  readonly name: string;
  /** The whole name, if the word is not enough. */
  readonly label?: string;
  onAct(): void;
};

export const BoardTool = ({ icon, name, label = name, onAct }: BoardToolProps): JSX.Element => (
  <button type="button" class={barStyles.tool} aria-label={label} title={label} onClick={onAct}>
    <Icon name={icon} class={barStyles.icon} />
    <span aria-hidden="true">{name}</span>
  </button>
);

/** What covers the prompt and what is above it, and no card of the player's hand. */
export const BoardSlip = ({
  label,
  children,
}: {
  readonly label: string;
  children: ComponentChildren;
}): JSX.Element => (
  <section class={styles.slip} aria-label={label}>
    {children}
  </section>
);

/** A short message above the prompt. */
export const BoardVerdict = ({ text }: { readonly text: string | undefined }): JSX.Element | null =>
  text === undefined ? null : <p class={styles.verdict}>{text}</p>;
