/** The player's own packs for a box: stored ones, a new one, one from a file or a link. */

import { findPackProblems, isComplete, isUntouched } from '@parlour/games/shelf/own-packs/problems';
import type { TableImport } from '@parlour/games/shelf/own-packs/table-import';
import { emptyDraft, type PackDraft, type PackTemplate } from '@parlour/games/shelf/own-packs/template';
import { findGame, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import type { Result } from '@parlour/kernel/result';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../app/app.tsx';
import { currentLocation, Link, navigateTo } from '../app/router.tsx';
import { DEFAULT_SETTINGS, settings } from '../app/settings.ts';
import club from '../club/club.module.css';
import { loadCards } from '../lib/box-assets.ts';
import { decompressFromLink } from '../lib/link-payload.ts';
import { useAsync } from '../lib/use-async.ts';
import { createLocalTable, defaultTerms } from '../table/create-table.ts';
import { ArrowLink, Button } from '../ui/button.tsx';
import { FileButton } from '../ui/fields.tsx';
import { BackToBox, NotFound, PageLayout } from '../ui/page.tsx';
import { Eyebrow, Felt, Panel } from '../ui/surfaces.tsx';
import { workerApi } from '../worker/worker-client.ts';
import styles from './packs.module.css';
import { packsText } from './packs-text.ts';
import { deletePack, importPack, listPacks, newPackId, packAsOptions, type StoredPack, savePack } from './storage.ts';
import { type OpenedTable, openSourceFile, TABLE_FILES, TableImportForm } from './table-import-form.tsx';

/** Players are the authors of their packs, if they have a name. */
function newDraft(making: PackTemplate): PackDraft {
  const empty = emptyDraft(making);
  const author = making.head.findIndex(({ name }) => name === 'author');
  const { name } = settings.peek();
  return name === DEFAULT_SETTINGS.name ? empty : { ...empty, head: empty.head.with(author, name) };
}

export type PackBoxProps = { readonly box: ShelvedBox; readonly making: PackTemplate };

export function PacksPage({ named }: PageProps): JSX.Element | null {
  const box = shelf.find(({ id }) => id === named.box);
  const making = useAsync(async () => box?.packTemplate?.(), [box]);
  if (!box?.packTemplate) return <NotFound />;
  return making ? <PacksContents box={box} making={making} /> : null;
}

function PacksContents(props: PackBoxProps): JSX.Element | null {
  const { hash } = currentLocation.value;
  const linked = useAsync(async () => (hash === '' ? undefined : await decompressFromLink(hash)), [hash]);
  if (hash === '') return <PackWorkshop {...props} />;
  return linked ? <PackFromLink {...props} text={linked} /> : null;
}

/** Where packs are made. */
function PackWorkshop({ box, making }: PackBoxProps): JSX.Element {
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
      <NewPackFromTable box={box} making={making} file={spreadsheet} />
      <ReadyPacks box={box} making={making} />
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

/** A pack from a link: children play it at once, and whoever wants to change it comes second. */
function PackFromLink({ box, making, text }: PackBoxProps & { readonly text: Result<string> }): JSX.Element {
  const read = text.ok ? making.read(text.value) : text;
  const wrong = read.ok
    ? ''
    : typeof read.fault === 'string'
      ? read.fault
      : packsText('linkBroken', { box: box.title });
  return (
    <PageLayout
      title={read.ok ? packTitle(read.value.draft) : packsText('makePack', { box: box.title })}
      world={box.id}
      back={{ to: `/make/${box.id}`, name: packsText('ownPacks') }}
    >
      {read.ok ? (
        <SharedPack box={box} making={making} shared={read.value} />
      ) : (
        <Panel>
          <p role="alert">{wrong}</p>
        </Panel>
      )}
      <ArrowLink to={`/make/${box.id}`}>{packsText('makeYourOwn')}</ArrowLink>
      <BackToBox box={box} />
    </PageLayout>
  );
}

type SharedPackProps = PackBoxProps & { readonly shared: { readonly draft: PackDraft; readonly album?: string } };

/** The same pack is stored once, however often it is opened. Returns its id. */
async function storePack(
  { box, making }: PackBoxProps,
  { draft, album = '' }: { readonly draft: PackDraft; readonly album?: string },
): Promise<string> {
  const words = making.write(draft, album, 'words');
  const known = (await listPacks(box.id)).find(pack => making.write(pack.draft, album, 'words') === words);
  return known?.id ?? (await importPack(box.id, draft, album === '' ? undefined : album));
}

function SharedPack({ shared, ...pack }: SharedPackProps): JSX.Element {
  const { box, making } = pack;
  const { draft, album } = shared;
  const goTo = (path: string) => async (): Promise<void> =>
    navigateTo(path.replace(':id', await storePack(pack, shared)));
  const [, author = ''] = draft.head;
  return (
    <>
      <Felt class={club.next}>
        <Eyebrow>{packsText('madeBy', { author, box: box.title })}</Eyebrow>
        <PackCards box={box} making={making} draft={draft} />
        <div class={club.row}>
          <Button tone="cream" size="large" onAct={() => playPack(making, draft, album ?? '')}>
            {packsText('play')}
          </Button>
          <Button tone="cream" onAct={goTo(`/room/${making.game}?pack=:id`)}>
            {packsText('sameRoom')}
          </Button>
          <Button tone="cream" onAct={goTo(`/friends/${making.game}?pack=:id`)}>
            {packsText('withFriends')}
          </Button>
        </div>
      </Felt>
      <div class={club.row}>
        <Button onAct={goTo(`/make/${box.id}/:id`)}>{packsText('keepPack')}</Button>
        <Button onAct={goTo(`/print/${box.id}?pack=:id`)}>{packsText('print')}</Button>
      </div>
    </>
  );
}

async function readReadyPacks({ box, making }: PackBoxProps): Promise<readonly PackDraft[]> {
  const files = await Promise.all(making.readyPacks.map(name => workerApi().read(`${box.id}/data/${name}.json`)));
  return files.flatMap(bytes => {
    const read = making.read(new TextDecoder().decode(bytes));
    return read.ok ? [read.value.draft] : [];
  });
}

/** Packs for lessons that come with the box: played at once, printed, or changed as a copy. */
function ReadyPacks(pack: PackBoxProps): JSX.Element | null {
  const { box, making } = pack;
  const drafts = useAsync(() => readReadyPacks(pack), [box]) ?? [];
  if (making.readyPacks.length === 0) return null;
  const goTo = (path: string, draft: PackDraft) => async (): Promise<void> =>
    navigateTo(path.replace(':id', await storePack(pack, { draft })));
  return (
    <Panel title={packsText('readyPacks')} class={club.panel}>
      <ul class={club.list}>
        {drafts.map(draft => (
          <li key={packTitle(draft)}>
            <span class={club.name}>
              {packTitle(draft)}
              <small>{draft.about.filter(subject => subject !== '').join(' · ')}</small>
            </span>
            <span class={club.row}>
              <Button
                tone="primary"
                label={packsText('playNamed', { title: packTitle(draft) })}
                onAct={() => playPack(making, draft, '')}
              >
                {packsText('play')}
              </Button>
              <Button
                label={packsText('roomNamed', { title: packTitle(draft) })}
                onAct={goTo(`/room/${making.game}?pack=:id`, draft)}
              >
                {packsText('sameRoom')}
              </Button>
              <Button
                label={packsText('printNamed', { title: packTitle(draft) })}
                onAct={goTo(`/print/${box.id}?pack=:id`, draft)}
              >
                {packsText('print')}
              </Button>
              <Button
                label={packsText('changeNamed', { title: packTitle(draft) })}
                onAct={goTo(`/make/${box.id}/:id`, draft)}
              >
                {packsText('changePack')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Starts a game with the pack of a draft; the table carries its words. */
export async function playPack(making: PackTemplate, draft: PackDraft, id: string): Promise<void> {
  const terms = defaultTerms(findGame(making.game)!);
  const options = { ...terms.options, ...packAsOptions(making, { id, draft }) };
  await createLocalTable(making.game, { ...terms, options }, [settings.peek().name]);
}

const SHOWN_CARDS = 3;

/** The first cards of a pack as they will look. */
export function PackCards({ box, making, draft }: PackBoxProps & { readonly draft: PackDraft }): JSX.Element {
  const printing = useAsync(() => loadCards(box, {}), [box]);
  const cards = Array.from({ length: SHOWN_CARDS }, (_, i) =>
    making.cardOf(Math.floor(i / making.columns.length), i % making.columns.length),
  );
  const dress = making.dressOf(draft);
  return (
    <div class={styles.shownCards} aria-hidden="true" data-box={box.id}>
      {printing &&
        cards.map(card => (
          <span
            key={card}
            class={styles.card}
            style={{ '--shape': printing.art.size.height / printing.art.size.width }}
            dangerouslySetInnerHTML={{ __html: printing.art.face(card, dress) }}
          />
        ))}
    </div>
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
