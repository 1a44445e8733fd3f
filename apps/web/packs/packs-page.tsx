/** The player's own packs for a box: stored ones, a new one, one from a file or a link. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { findPackProblems, isComplete, isUntouched } from '@parlour/games/shelf/own-packs/problems';
import { importSpreadsheet } from '@parlour/games/shelf/own-packs/spreadsheet-import';
import { emptyDraft, type PackDraft, type PackTemplate } from '@parlour/games/shelf/own-packs/template';
import { type Box, shelf } from '@parlour/games/shelf/shelf';
import { decodeText } from '@parlour/kernel/authoring/data-files';
import type { Result } from '@parlour/kernel/result';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../app/app.tsx';
import { currentLocation, Link, navigateTo } from '../app/router.tsx';
import { decompressFromLink } from '../lib/link-payload.ts';
import { useAsync } from '../lib/use-async.ts';
import { BackToBox, NotFound, PageLayout, PaperPanel } from '../ui/page.tsx';
import styles from './packs.module.css';
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
    <PageLayout title={`Make a pack for ${box.title}`} world={box.id}>
      <PackFromLink box={box} making={making} />
      <PaperPanel>
        <p>{making.says}</p>
        <div class={styles.ways}>
          <ActionButton tone="main" onAct={() => void createPack()}>
            Begin a new pack
          </ActionButton>
          <OpenPackFile box={box} making={making} />
        </div>
      </PaperPanel>
      <StoredPacks box={box} making={making} />
      <BackToBox box={box} />
    </PageLayout>
  );
}

export const packTitle = ({ head: [title] }: PackDraft): string => title?.trim() || 'A pack without a title';

/** Shown before it is stored, because a link can be followed twice. */
function PackFromLink({ box, making }: PackBoxProps): JSX.Element | null {
  const { hash } = currentLocation.value;
  const text = useAsync(async () => (hash === '' ? undefined : await decompressFromLink(hash)), [hash]);
  if (text === undefined) return null;
  const read = text.ok ? making.read(text.value) : text;
  if (!read.ok) {
    const missing = `This link is no pack for ${box.title}; perhaps the end of it is missing.`;
    return (
      <PaperPanel>
        <p role="alert">{typeof read.fault === 'string' ? read.fault : missing}</p>
      </PaperPanel>
    );
  }
  const { draft, album } = read.value;
  const importFromLink = async (): Promise<void> =>
    navigateTo(`/make/${box.id}/${await importPack(box.id, draft, album)}`);
  return (
    <PaperPanel>
      <h2 class={styles.heading}>{packTitle(draft)}</h2>
      <p>Somebody has given you this pack. It is kept on this device once you take it.</p>
      <div class={styles.ways}>
        <ActionButton tone="main" onAct={() => void importFromLink()}>
          Take the pack
        </ActionButton>
      </div>
    </PaperPanel>
  );
}

const [MAX_ERRORS_SHOWN, MAX_FILE_BYTES] = [8, 40_000_000];

const isSpreadsheet = (text: string): boolean => !/^\uFEFF?\s*[{[]/.test(text);

/** A spreadsheet becomes a new pack named after its file. */
function packFromSpreadsheet(
  making: PackTemplate,
  name: string,
  text: string,
): Result<{ draft: PackDraft; album?: string }> {
  const empty = emptyDraft(making);
  const title = name.replace(/\.[a-z]+$/i, '').replaceAll(/[-_]+/g, ' ');
  return importSpreadsheet(making, { ...empty, head: empty.head.with(0, title) }, text);
}

function OpenPackFile({ box, making }: PackBoxProps): JSX.Element {
  const errors = useSignal<readonly string[]>([]);
  const openFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MAX_FILE_BYTES) {
      errors.value = [`${file.name} is too large for a pack; nothing has changed here.`];
      return;
    }
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    const read = isSpreadsheet(text) ? packFromSpreadsheet(making, file.name, text) : making.read(text);
    if (read.ok) return navigateTo(`/make/${box.id}/${await importPack(box.id, read.value.draft, read.value.album)}`);
    errors.value = [
      `${file.name} is not taken in; nothing has changed here.`,
      ...(typeof read.fault === 'string'
        ? [read.fault]
        : read.fault.slice(0, MAX_ERRORS_SHOWN).map(({ line, message }) => `Line ${line}: ${message}`)),
    ];
  };
  return (
    <>
      <label class={styles.file}>
        Open a file
        <input
          type="file"
          accept="application/json,.json,.csv,.tsv,.txt"
          onChange={event => {
            const input = event.currentTarget;
            void openFile(input.files?.[0]).finally(() => {
              input.value = '';
            });
          }}
        />
      </label>
      <div role="alert" class={styles.faults}>
        {errors.value.map(error => (
          <p key={error}>{error}</p>
        ))}
      </div>
    </>
  );
}

const packState = (making: PackTemplate, draft: PackDraft): string => {
  if (isUntouched(making, draft)) return 'nothing is written yet';
  return isComplete(findPackProblems(making, draft)) ? 'ready to be played' : 'not yet whole';
};

function StoredPacks({ box, making }: PackBoxProps): JSX.Element | null {
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
  if (packs.length === 0 && !deleted.value) return null;
  return (
    <PaperPanel>
      <h2 class={styles.heading}>On this device</h2>
      <ul>
        {packs.map(pack => (
          <li key={pack.id} class={styles.kept}>
            <Link to={`/make/${box.id}/${pack.id}`}>{packTitle(pack.draft)}</Link>
            <span class={styles.state}>{packState(making, pack.draft)}</span>
            <ActionButton onAct={() => void deleteStored(pack)}>Throw away</ActionButton>
          </li>
        ))}
      </ul>
      <div role="status" class={styles.ways}>
        {deleted.value && (
          <ActionButton onAct={() => void restore(deleted.value!)}>
            Bring back {packTitle(deleted.value.draft)}
          </ActionButton>
        )}
      </div>
    </PaperPanel>
  );
}
