/** The sheet: the printed rules clause by clause. A refusal opens it at its clause. */
import type { Clause } from '@parlour/kernel/game';
import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { boardText } from '../../board-text.ts';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

export type SheetProps = {
  readonly title: string;
  readonly clauses: readonly Clause[];
  readonly at?: string | undefined;
  readonly refusal?: RefusalWithMessage | undefined;
  /** How often each clause was applied in this game. */
  readonly fired?: ReadonlyMap<string, number> | undefined;
  close(): void;
};

export function Sheet({ title, clauses, at, refusal, fired, close }: SheetProps): JSX.Element {
  const broken = clauses.find(clause => clause.id === refusal?.clause);
  return (
    <Dialog label={broken ? boardText('notPermitted') : boardText('rulesOf', { title })} close={close}>
      {broken && refusal && (
        <div class={styles.refusal}>
          <p class={styles.detail}>{refusal.message}</p>
          <blockquote class={styles.quoted}>
            <cite class={styles.number}>{broken.id}</cite>
            <p>
              <ClauseText text={broken.text} />
            </p>
            {broken.ruling && <p class={styles.ruling}>{boardText('rulingExplained')}</p>}
          </blockquote>
        </div>
      )}
      <h2 class={styles.title}>{broken ? boardText('allRules') : title}</h2>
      <ClauseList clauses={clauses} at={at} fired={fired} />
    </Dialog>
  );
}

type ListProps = Pick<SheetProps, 'clauses' | 'at' | 'fired'>;

export function ClauseList({ clauses, at, fired }: ListProps): JSX.Element {
  const marked = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (at !== undefined) marked.current?.scrollIntoView({ block: 'center' });
  }, [at]);
  return (
    <ol class={styles.clauses}>
      {clauses.map(clause => (
        <li
          key={clause.id}
          id={clause.id}
          class={styles.clause}
          data-at={clause.id === at}
          ref={clause.id === at ? marked : null}
        >
          <span class={styles.number}>{clause.id}</span>
          <p>
            <ClauseText text={clause.text} />
            {clause.ruling && <em class={styles.mark}> {boardText('ruling')}</em>}
            {fired?.has(clause.id) && (
              <span class={styles.fired}> · {boardText('appliedInGame', { count: fired.get(clause.id)! })}</span>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Terms are marked with stars. */
function ClauseText({ text }: { readonly text: string }): JSX.Element {
  return <>{text.split('*').map((part, i) => (i % 2 === 1 ? <i key={part}>{part}</i> : part))}</>;
}
