/** The player's own packs for a box: stored ones, a new one, one from a file or a link. */

import { findPackProblems, isComplete, isUntouched } from '@parlour/games/shelf/own-packs/problems';
import type { TableImport } from '@parlour/games/shelf/own-packs/table-import';
import { emptyDraft, type PackDraft, type PackTemplate } from '@parlour/games/shelf/own-packs/template';
import { type Box, shelf } from '@parlour/games/shelf/shelf';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../app/app.tsx';
import { currentLocation, Link, navigateTo } from '../app/router.tsx';
import { DEFAULT_SETTINGS, settings } from '../app/settings.ts';
import club from '../club/club.module.css';
import { decompressFromLink } from '../lib/link-payload.ts';
import { useAsync } from '../lib/use-async.ts';
import { Button } from '../ui/button.tsx';
import { FileButton } from '../ui/fields.tsx';
import { BackToBox, NotFound, PageLayout } from '../ui/page.tsx';
import { Felt, Panel } from '../ui/surfaces.tsx';
import styles from './packs.module.css';
import { packsText } from './packs-text.ts';
import { deletePack, importPack, listPacks, newPackId, type StoredPack, savePack } from './storage.ts';
import { type OpenedTable, openSourceFile, TABLE_FILES, TableImportForm } from './table-import-form.tsx';

/** Players are the authors of their packs, if they have a name. */
function newDraft(making: PackTemplate): PackDraft {
  const empty = emptyDraft(making);
  const author = making.head.findIndex(({ name }) => name === 'author');
  const { name } = settings.peek();
  return name === DEFAULT_SETTINGS.name ? empty : { ...empty, head: empty.head.with(author, name) };
}

export type PackBoxProps = { readonly box: Box; readonly making: PackTemplate };

export function PacksPage({ named }: PageProps): JSX.Element | null {
  const box = shelf.find(({ id }) => id === named.box);
  const making = useAsync(async () => box?.packTemplate?.(), [box]);
  if (!box?.packTemplate) return <NotFound />;
  return making ? <PacksContents box={box} making={making} /> : null;
}

function PacksContents({ box, making }: PackBoxProps): JSX.Element {
  const spreadsheet = useSignal<SpreadsheetFile | undefined>(undefined);
  const createPack = async (): Promise<void> => {
    const id = newPackId();
    await savePack(box.id, id, newDraft(making));
    navigateTo(`/make/${box.id}/${id}`);
  };
  return (
    <PageLayout
      title={packsText('makePack', { box: box.title })}
      world={box.id}
      back={{ to: `/box/${box.id}`, name: box.title }}
    >
      <PackFromLink box={box} making={making} />
      <NewPackFromTable box={box} making={making} file={spreadsheet} />
      <div class={club.pair}>
        <Felt class={club.next}>
          <h2>{packsText('startPack')}</h2>
          <p>{making.says}</p>
          <div class={club.row}>
            <Button tone="cream" size="large" onAct={() => void createPack()}>
              {packsText('newPack')}
            </Button>
            <OpenPackFile box={box} making={making} spreadsheet={spreadsheet} />
          </div>
        </Felt>
        <StoredPacks box={box} making={making} />
      </div>
      <BackToBox box={box} />
    </PageLayout>
  );
}

export const packTitle = ({ head: [title] }: PackDraft): string => title?.trim() || packsText('untitled');

/** Shown before it is stored, because a link can be followed twice. */
function PackFromLink({ box, making }: PackBoxProps): JSX.Element | null {
  const { hash } = currentLocation.value;
  const text = useAsync(async () => (hash === '' ? undefined : await decompressFromLink(hash)), [hash]);
  if (text === undefined) return null;
  const read = text.ok ? making.read(text.value) : text;
  if (!read.ok) {
    const missing = packsText('linkBroken', { box: box.title });
    return (
      <Panel>
        <p role="alert">{typeof read.fault === 'string' ? read.fault : missing}</p>
      </Panel>
    );
  }
  const { draft, album } = read.value;
  const importFromLink = async (): Promise<void> =>
    navigateTo(`/make/${box.id}/${await importPack(box.id, draft, album)}`);
  return (
    <Panel title={packTitle(draft)} class={club.panel}>
      <p>{packsText('receivedPack')}</p>
      <Button tone="primary" onAct={() => void importFromLink()}>
        {packsText('keepPack')}
      </Button>
    </Panel>
  );
}

/** Each is a line; a page of them is enough to see what is wrong. */
const MAX_ERRORS_SHOWN = 40;

type SpreadsheetFile = OpenedTable & { readonly title: string };

/** A spreadsheet becomes a new pack named after its file, once its columns have been looked at. */
function OpenPackFile({
  box,
  making,
  spreadsheet,
}: PackBoxProps & { readonly spreadsheet: Signal<SpreadsheetFile | undefined> }): JSX.Element {
  const errors = useSignal<readonly string[]>([]);
  const openFile = async (file: File): Promise<void> => {
    const source = await openSourceFile(file);
    errors.value = [];
    spreadsheet.value = undefined;
    if (source.ok && source.value.is === 'table') {
      const title = file.name.replace(/\.[a-z]+$/i, '').replaceAll(/[-_]+/g, ' ');
      spreadsheet.value = { ...source.value, title };
      return;
    }
    const read = source.ok && source.value.is === 'json' ? making.read(source.value.text) : source;
    if (read.ok && 'draft' in read.value)
      return navigateTo(`/make/${box.id}/${await importPack(box.id, read.value.draft, read.value.album)}`);
    const faults = read.ok ? [] : read.fault;
    errors.value = [
      packsText('fileRefused', { file: file.name }),
      ...(typeof faults === 'string'
        ? [faults]
        : faults.slice(0, MAX_ERRORS_SHOWN).map(({ line, message }) => packsText('fileLine', { line, message }))),
    ];
  };
  return (
    <>
      <FileButton tone="cream" accept={`application/json,.json,${TABLE_FILES}`} onFile={openFile}>
        {packsText('openFile')}
      </FileButton>
      <div role="alert" class={styles.faults}>
        {errors.value.map(error => (
          <p key={error}>{error}</p>
        ))}
      </div>
    </>
  );
}

function NewPackFromTable({
  box,
  making,
  file,
}: PackBoxProps & { readonly file: Signal<SpreadsheetFile | undefined> }): JSX.Element | null {
  const opened = file.value;
  if (!opened) return null;
  const empty = newDraft(making);
  const createPack = async ({ draft }: TableImport): Promise<void> => {
    const id = newPackId();
    await savePack(box.id, id, draft);
    navigateTo(`/make/${box.id}/${id}`);
  };
  return (
    <Panel title={opened.title} class={club.panel}>
      <TableImportForm
        making={making}
        draft={{ ...empty, head: empty.head.with(0, opened.title) }}
        opened={opened}
        action={packsText('makePackOfRows')}
        onImport={imported => void createPack(imported)}
        onDecode={decoded => (file.value = { ...opened, ...decoded })}
      />
    </Panel>
  );
}

const packState = (making: PackTemplate, draft: PackDraft): string => {
  if (isUntouched(making, draft)) return packsText('stateEmpty');
  return isComplete(findPackProblems(making, draft)) ? packsText('stateReady') : packsText('stateIncomplete');
};

function StoredPacks({ box, making }: PackBoxProps): JSX.Element {
  const changes = useSignal(0);
  const packs = useAsync(() => listPacks(box.id), [changes.value]) ?? [];
  const deleted = useSignal<StoredPack | undefined>(undefined);
  const deleteStored = async (pack: StoredPack): Promise<void> => {
    await deletePack(box.id, pack.id);
    deleted.value = pack;
    changes.value += 1;
  };
  const restore = async ({ id, draft }: StoredPack): Promise<void> => {
    await savePack(box.id, id, draft);
    deleted.value = undefined;
    changes.value += 1;
  };
  return (
    <Panel title={packsText('onThisDevice')} class={club.panel}>
      {packs.length === 0 && <p class={club.lead}>{packsText('noPacksNext')}</p>}
      <ul class={club.list}>
        {packs.map(pack => (
          <li key={pack.id}>
            <span class={club.name}>
              <Link to={`/make/${box.id}/${pack.id}`}>{packTitle(pack.draft)}</Link>
              <small>{packState(making, pack.draft)}</small>
            </span>
            <Button
              size="small"
              label={packsText('deleteNamed', { title: packTitle(pack.draft) })}
              onAct={() => void deleteStored(pack)}
            >
              {packsText('deletePack')}
            </Button>
          </li>
        ))}
      </ul>
      <div role="status">
        {deleted.value && (
          <Button tone="quiet" onAct={() => void restore(deleted.value!)}>
            {packsText('restore', { title: packTitle(deleted.value.draft) })}
          </Button>
        )}
      </div>
    </Panel>
  );
}
