/** A pack being made: what is written is kept at once, seen on its cards at once, and can be taken back. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import type { PackArt } from '@parlour/card-art/dress';
import { type Draft, padded } from '@parlour/games/shelf/making';
import { shelf } from '@parlour/games/shelf/shelf';
import { type Want, wantsOf } from '@parlour/games/shelf/wanting';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { loadCards } from '../boxes.ts';
import { begun, changed, type History, redone, undone } from '../making/history.ts';
import { keepPack, readPack } from '../making/kept.ts';
import { Link } from '../router.tsx';
import styles from './make.module.css';
import { type MakingProps, titleOf } from './make.tsx';
import { Groups, HeadForm } from './make-form.tsx';
import { PasteForm } from './make-paste.tsx';
import { Wants } from './make-wants.tsx';
import { Ways } from './make-ways.tsx';
import { Missing } from './missing.tsx';
import { Page, Paper } from './page.tsx';

/** What the parts of the page share. */
export type MakingDesk = MakingProps & {
  readonly id: string;
  readonly art: PackArt;
  readonly history: Signal<History>;
  readonly draft: Signal<Draft>;
  readonly wants: Signal<readonly Want[]>;
  /** The group that lies open. */
  readonly open: Signal<number>;
  /** Rows of a spreadsheet that are looked at before they are taken over. */
  readonly pasted: Signal<string>;
  /** Writes something; what is written into one field is one step back. */
  write(next: Draft, field: string): void;
};

export function MakePackPage({ named }: PageProps): JSX.Element | null {
  const box = shelf.find(({ id }) => id === named.box);
  const id = named.id!;
  const found = useAsked(async () => {
    const parts = await Promise.all([box?.making?.(), box && loadCards(box, {}), readPack(named.box!, id)]);
    const [making, cards, kept] = parts;
    return making && cards && kept ? { making, art: cards.art, kept } : 'nothing';
  }, [box, id]);
  if (!box || found === 'nothing') return <Missing />;
  if (!found) return null;
  return (
    <MakePack box={box} making={found.making} art={found.art} id={id} draft={padded(found.making, found.kept.draft)} />
  );
}

type MakePackProps = MakingProps & { readonly id: string; readonly art: PackArt; readonly draft: Draft };

function MakePack({ box, making, art, id, draft }: MakePackProps): JSX.Element {
  const history = useSignal(begun(draft));
  const now = useComputed(() => history.value.now);
  const wants = useComputed(() => wantsOf(making, now.value));
  const open = useSignal(0);
  const pasted = useSignal('');
  useKeeping(box.id, id, now);
  const write = (next: Draft, field: string): void => {
    history.value = changed(history.peek(), next, field);
  };
  const desk: MakingDesk = { box, making, art, id, history, draft: now, wants, open, pasted, write };
  return (
    <Page title={titleOf(now.value)} world={box.id}>
      <Paper>
        <Ways {...desk} />
        <div class={styles.ways}>
          <Action isDisabled={history.value.past.length === 0} onAct={() => (history.value = undone(history.value))}>
            Undo
          </Action>
          <Action isDisabled={history.value.future.length === 0} onAct={() => (history.value = redone(history.value))}>
            Redo
          </Action>
          <Wants {...desk} />
        </div>
      </Paper>
      <Paper>
        <HeadForm {...desk} />
        <PasteForm {...desk} />
      </Paper>
      <Groups {...desk} />
      <p>
        <Link to={`/make/${box.id}`}>Other packs for {box.title}</Link>
      </p>
    </Page>
  );
}

/** Keeps every letter at once: a page that is left has no time to write. */
function useKeeping(box: string, id: string, draft: Signal<Draft>): void {
  useEffect(() => {
    let kept = draft.peek();
    return draft.subscribe(now => {
      if (now === kept) return;
      kept = now;
      void keepPack(box, id, now);
    });
  }, [box, id, draft]);
}
