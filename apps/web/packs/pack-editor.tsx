/** The pack editor: every change is saved and shown on the cards at once, and can be undone. */
import type { PackArt } from '@parlour/card-art/pack-art';
import { findPackProblems, isComplete, type PackProblem } from '@parlour/games/shelf/own-packs/problems';
import { type PackDraft, padDraft } from '@parlour/games/shelf/own-packs/template';
import { shelf } from '@parlour/games/shelf/shelf';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { Link, navigateTo } from '../app/router.tsx';
import club from '../club/club.module.css';
import { loadCards } from '../lib/box-assets.ts';
import { downloadFile } from '../lib/download.ts';
import { compressForLink } from '../lib/link-payload.ts';
import { useAsync } from '../lib/use-async.ts';
import { Button } from '../ui/button.tsx';
import { NotFound, PageLayout } from '../ui/page.tsx';
import { useSharing } from '../ui/share.tsx';
import { Panel } from '../ui/surfaces.tsx';
import { PackGroups, PackHeadForm, PackLanguages, PackProblems } from './pack-form.tsx';
import styles from './packs.module.css';
import { type PackBoxProps, packTitle, playPack } from './packs-page.tsx';
import { packsText } from './packs-text.ts';
import { readStoredPack, savePack } from './storage.ts';
import { PasteSpreadsheetForm } from './table-import-form.tsx';
import { recordChange, redoStep, startHistory, type UndoHistory, undoStep } from './undo-history.ts';

export type PackEditorState = PackBoxProps & {
  readonly id: string;
  readonly art: PackArt;
  readonly history: Signal<UndoHistory>;
  readonly draft: Signal<PackDraft>;
  readonly problems: Signal<readonly PackProblem[]>;
  /** An index. */
  readonly openGroup: Signal<number>;
  /** Spreadsheet rows that are previewed before they are imported. */
  readonly pastedRows: Signal<string>;
  /** Changes the draft; all changes within one field are one undo step. */
  changeDraft(next: PackDraft, field: string): void;
};

export function PackEditorPage({ named }: PageProps): JSX.Element | null {
  const box = shelf.find(({ id }) => id === named.box);
  const id = named.id!;
  const found = useAsync(async () => {
    const parts = await Promise.all([box?.packTemplate?.(), box && loadCards(box, {}), readStoredPack(named.box!, id)]);
    const [making, cards, stored] = parts;
    return making && cards && stored ? { making, art: cards.art, stored } : 'nothing';
  }, [box, id]);
  if (!box || found === 'nothing') return <NotFound />;
  if (!found) return null;
  return (
    <PackEditor
      box={box}
      making={found.making}
      art={found.art}
      id={id}
      draft={padDraft(found.making, found.stored.draft)}
    />
  );
}

type PackEditorProps = PackBoxProps & { readonly id: string; readonly art: PackArt; readonly draft: PackDraft };

function PackEditor({ box, making, art, id, draft }: PackEditorProps): JSX.Element {
  const history = useSignal(startHistory(draft));
  const now = useComputed(() => history.value.now);
  const problems = useComputed(() => findPackProblems(making, now.value));
  const openGroup = useSignal(0);
  const pastedRows = useSignal('');
  useAutosave(box.id, id, now);
  const changeDraft = (next: PackDraft, field: string): void => {
    history.value = recordChange(history.peek(), next, field);
  };
  const editor: PackEditorState = {
    box,
    making,
    art,
    id,
    history,
    draft: now,
    problems,
    openGroup,
    pastedRows,
    changeDraft,
  };
  return (
    <PageLayout
      title={packTitle(now.value)}
      world={box.id}
      back={{ to: `/make/${box.id}`, name: packsText('onThisDevice') }}
    >
      <Panel class={club.panel}>
        <PackActions {...editor} />
        <div class={club.row}>
          <Button
            tone="quiet"
            isDisabled={history.value.past.length === 0}
            onAct={() => (history.value = undoStep(history.value))}
          >
            {packsText('undo')}
          </Button>
          <Button
            tone="quiet"
            isDisabled={history.value.future.length === 0}
            onAct={() => (history.value = redoStep(history.value))}
          >
            {packsText('redo')}
          </Button>
          <PackProblems {...editor} />
        </div>
      </Panel>
      <Panel class={club.panel}>
        <PackHeadForm {...editor} />
        <PackLanguages {...editor} />
        <PasteSpreadsheetForm {...editor} />
      </Panel>
      <PackGroups {...editor} />
      <p class={club.links}>
        <Link to={`/make/${box.id}`}>{packsText('otherPacks', { box: box.title })}</Link>
      </p>
    </PageLayout>
  );
}

/** Saves after every letter: a page that is closed has no time to save. */
function useAutosave(box: string, id: string, draft: Signal<PackDraft>): void {
  useEffect(() => {
    let stored = draft.peek();
    return draft.subscribe(now => {
      if (now === stored) return;
      stored = now;
      void savePack(box, id, now);
    });
  }, [box, id, draft]);
}

const fileName = (title: string): string => `${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`;

/** The actions on a pack: play, print, save and share. */
export function PackActions(editor: PackEditorState): JSX.Element {
  const { box, making, id, draft, problems } = editor;
  const status = useSignal('');
  const sharing = useSharing();
  const isReady = isComplete(problems.value);
  const packText = (): string => making.write(draft.value, id, 'words');
  const saveAndGoTo = (to: string) => async (): Promise<void> => {
    await savePack(box.id, id, draft.value);
    navigateTo(to);
  };
  const playNow = async (): Promise<void> => {
    await savePack(box.id, id, draft.value);
    await playPack(making, draft.value, id);
  };
  const saveFile = (): void => {
    const name = fileName(packTitle(draft.value));
    downloadFile(name, making.write(draft.value, id, 'file'), 'application/json');
    status.value = packsText('savedFile', { file: name });
  };
  const shareLink = async (): Promise<void> => {
    const link = `${location.origin}/make/${box.id}#${await compressForLink(packText())}`;
    status.value = Object.keys(draft.value.pictures).length > 0 ? packsText('picturesOnlyInFile') : '';
    await sharing.share({ text: packsText('shareText', { title: packTitle(draft.value), box: box.title }), link });
  };
  const actions: readonly (readonly [says: string, act: () => unknown])[] = [
    [packsText('sameRoom'), saveAndGoTo(`/room/${making.game}?pack=${id}`)],
    [packsText('withFriends'), saveAndGoTo(`/friends/${making.game}?pack=${id}`)],
    [packsText('allCards'), saveAndGoTo(`/cards/${box.id}?pack=${id}`)],
    [packsText('print'), saveAndGoTo(`/print/${box.id}?pack=${id}`)],
    [packsText('saveFile'), saveFile],
    [packsText('shareLink'), shareLink],
  ];
  return (
    <>
      <div class={club.row}>
        <Button tone="primary" isDisabled={!isReady} onAct={() => void playNow()}>
          {packsText('play')}
        </Button>
        {actions.map(([name, act]) => (
          <Button key={name} isDisabled={!isReady} onAct={() => void act()}>
            {name}
          </Button>
        ))}
      </div>
      <p role="status" class={styles.told}>
        {[sharing.message, status.value].filter(Boolean).join(' ') ||
          packsText(isReady ? 'storedHere' : 'storedIncomplete')}
      </p>
      {sharing.dialog}
    </>
  );
}
