/** The player's own packs for a box: stored ones, a new one, one from a file or a link. */

import { findPackProblems, isComplete, isUntouched } from '@parlour/games/shelf/own-packs/problems';
import { importSpreadsheet, isSpreadsheet, packFileText } from '@parlour/games/shelf/own-packs/spreadsheet-import';
import { emptyDraft, type PackDraft, type PackTemplate } from '@parlour/games/shelf/own-packs/template';
import { type Box, shelf } from '@parlour/games/shelf/shelf';
import type { Result } from '@parlour/kernel/result';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../app/app.tsx';
import { currentLocation, Link, navigateTo } from '../app/router.tsx';
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

export type PackBoxProps = { readonly box: Box; readonly making: PackTemplate };

export function PacksPage({ named }: PageProps): JSX.Element | null {
  const box = shelf.find(({ id }) => id === named.box);
  const making = useAsync(async () => box?.packTemplate?.(), [box]);
  if (!box?.packTemplate) return <NotFound />;
  return making ? <PacksContents box={box} making={making} /> : null;
}

function PacksContents({ box, making }: PackBoxProps): JSX.Element {
  const createPack = async (): Promise<void> => {
    const id = newPackId();
    await savePack(box.id, id, emptyDraft(making));
    navigateTo(`/make/${box.id}/${id}`);
  };
  return (
    <PageLayout
      title={packsText('makePack', { box: box.title })}
      world={box.id}
      back={{ to: `/box/${box.id}`, name: box.title }}
    >
      <PackFromLink box={box} making={making} />
      <div class={club.pair}>
        <Felt class={club.next}>
          <h2>{packsText('startPack')}</h2>
          <p>{making.says}</p>
          <div class={club.row}>
            <Button tone="cream" size="large" onAct={() => void createPack()}>
              {packsText('newPack')}
            </Button>
            <OpenPackFile box={box} making={making} />
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

const [MAX_ERRORS_SHOWN, MAX_FILE_BYTES] = [8, 40_000_000];

type ImportedPack = { readonly draft: PackDraft; readonly album?: string };

/** A spreadsheet becomes a new pack named after its file. */
function readPack(
  making: PackTemplate,
  name: string,
  text: Result<string>,
): ReturnType<PackTemplate['read']> | Result<ImportedPack> {
  if (!text.ok) return text;
  if (!isSpreadsheet(text.value)) return making.read(text.value);
  const empty = emptyDraft(making);
  const title = name.replace(/\.[a-z]+$/i, '').replaceAll(/[-_]+/g, ' ');
  return importSpreadsheet(making, { ...empty, head: empty.head.with(0, title) }, text.value);
}

function OpenPackFile({ box, making }: PackBoxProps): JSX.Element {
  const errors = useSignal<readonly string[]>([]);
  const openFile = async (file: File): Promise<void> => {
    if (file.size > MAX_FILE_BYTES) {
      errors.value = [packsText('fileTooLarge', { file: file.name })];
      return;
    }
    const read = readPack(making, file.name, await packFileText(new Uint8Array(await file.arrayBuffer())));
    if (read.ok) return navigateTo(`/make/${box.id}/${await importPack(box.id, read.value.draft, read.value.album)}`);
    errors.value = [
      packsText('fileRefused', { file: file.name }),
      ...(typeof read.fault === 'string'
        ? [read.fault]
        : read.fault.slice(0, MAX_ERRORS_SHOWN).map(({ line, message }) => packsText('fileLine', { line, message }))),
    ];
  };
  return (
    <>
      <FileButton tone="cream" accept="application/json,.json,.xlsx,.csv,.tsv,.txt" onFile={openFile}>
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
