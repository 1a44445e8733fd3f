/** Packs of one's own for a box: those kept here, a new one, one from a file, one from a link. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { type Draft, emptyDraft, type Making } from '@parlour/games/shelf/making';
import { paste } from '@parlour/games/shelf/pasting';
import { type Box, shelf } from '@parlour/games/shelf/shelf';
import { isUntouched, isWhole, wantsOf } from '@parlour/games/shelf/wanting';
import { anyText } from '@parlour/kernel/files';
import type { Result } from '@parlour/kernel/result';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { forgetPack, type KeptPack, keepPack, keptPacks, newId, takeIn } from '../making/kept.ts';
import { go, Link, place } from '../router.tsx';
import { unsqueeze } from '../share.ts';
import styles from './make.module.css';
import { Missing } from './missing.tsx';
import { BackToBox, Page, Paper } from './page.tsx';

export type MakingProps = { readonly box: Box; readonly making: Making };

export function MakePage({ named }: PageProps): JSX.Element | null {
  const box = shelf.find(({ id }) => id === named.box);
  const making = useAsked(async () => box?.making?.(), [box]);
  if (!box?.making) return <Missing />;
  return making ? <Make box={box} making={making} /> : null;
}

function Make({ box, making }: MakingProps): JSX.Element {
  const begin = async (): Promise<void> => {
    const id = newId();
    await keepPack(box.id, id, emptyDraft(making));
    go(`/make/${box.id}/${id}`);
  };
  return (
    <Page title={`Make a pack for ${box.title}`} world={box.id}>
      <Given box={box} making={making} />
      <Paper>
        <p>{making.says}</p>
        <div class={styles.ways}>
          <Action tone="main" onAct={() => void begin()}>
            Begin a new pack
          </Action>
          <OpenFile box={box} making={making} />
        </div>
      </Paper>
      <Kept box={box} making={making} />
      <BackToBox box={box} />
    </Page>
  );
}

export const titleOf = ({ head: [title] }: Draft): string => title?.trim() || 'A pack without a title';

/** What a link holds is shown before it is taken in: a link can be followed twice. */
function Given({ box, making }: MakingProps): JSX.Element | null {
  const { hash } = place.value;
  const text = useAsked(async () => (hash === '' ? undefined : await unsqueeze(hash)), [hash]);
  if (text === undefined) return null;
  const read = text.ok ? making.read(text.value) : text;
  if (!read.ok) {
    const missing = `This link is no pack for ${box.title}; perhaps the end of it is missing.`;
    return (
      <Paper>
        <p role="alert">{typeof read.fault === 'string' ? read.fault : missing}</p>
      </Paper>
    );
  }
  const { draft, album } = read.value;
  const take = async (): Promise<void> => go(`/make/${box.id}/${await takeIn(box.id, draft, album)}`);
  return (
    <Paper>
      <h2 class={styles.heading}>{titleOf(draft)}</h2>
      <p>Somebody has given you this pack. It is kept on this device once you take it.</p>
      <div class={styles.ways}>
        <Action tone="main" onAct={() => void take()}>
          Take the pack
        </Action>
      </div>
    </Paper>
  );
}

const [MOST_FAULTS, MOST_BYTES] = [8, 40_000_000];

const isSpreadsheet = (text: string): boolean => !/^\uFEFF?\s*[{[]/.test(text);

/** A spreadsheet that is opened is a new pack with the name of its file. */
function rowsIn(making: Making, name: string, text: string): Result<{ draft: Draft; album?: string }> {
  const empty = emptyDraft(making);
  const title = name.replace(/\.[a-z]+$/i, '').replaceAll(/[-_]+/g, ' ');
  return paste(making, { ...empty, head: empty.head.with(0, title) }, text);
}

function OpenFile({ box, making }: MakingProps): JSX.Element {
  const faults = useSignal<readonly string[]>([]);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MOST_BYTES) {
      faults.value = [`${file.name} is too large for a pack; nothing has changed here.`];
      return;
    }
    const text = anyText(new Uint8Array(await file.arrayBuffer()));
    const read = isSpreadsheet(text) ? rowsIn(making, file.name, text) : making.read(text);
    if (read.ok) return go(`/make/${box.id}/${await takeIn(box.id, read.value.draft, read.value.album)}`);
    faults.value = [
      `${file.name} is not taken in; nothing has changed here.`,
      ...(typeof read.fault === 'string'
        ? [read.fault]
        : read.fault.slice(0, MOST_FAULTS).map(({ line, message }) => `Line ${line}: ${message}`)),
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
            void open(input.files?.[0]).finally(() => {
              input.value = '';
            });
          }}
        />
      </label>
      <div role="alert" class={styles.faults}>
        {faults.value.map(fault => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
    </>
  );
}

const stateOf = (making: Making, draft: Draft): string => {
  if (isUntouched(making, draft)) return 'nothing is written yet';
  return isWhole(wantsOf(making, draft)) ? 'ready to be played' : 'not yet whole';
};

function Kept({ box, making }: MakingProps): JSX.Element | null {
  const changes = useSignal(0);
  const packs = useAsked(() => keptPacks(box.id), [changes.value]) ?? [];
  const gone = useSignal<KeptPack | undefined>(undefined);
  const putAway = async (pack: KeptPack): Promise<void> => {
    await forgetPack(box.id, pack.id);
    gone.value = pack;
    changes.value += 1;
  };
  const bringBack = async ({ id, draft }: KeptPack): Promise<void> => {
    await keepPack(box.id, id, draft);
    gone.value = undefined;
    changes.value += 1;
  };
  if (packs.length === 0 && !gone.value) return null;
  return (
    <Paper>
      <h2 class={styles.heading}>On this device</h2>
      <ul>
        {packs.map(pack => (
          <li key={pack.id} class={styles.kept}>
            <Link to={`/make/${box.id}/${pack.id}`}>{titleOf(pack.draft)}</Link>
            <span class={styles.state}>{stateOf(making, pack.draft)}</span>
            <Action onAct={() => void putAway(pack)}>Throw away</Action>
          </li>
        ))}
      </ul>
      <div role="status" class={styles.ways}>
        {gone.value && (
          <Action onAct={() => void bringBack(gone.value!)}>Bring back {titleOf(gone.value.draft)}</Action>
        )}
      </div>
    </Paper>
  );
}
