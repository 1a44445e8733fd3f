/** A box on paper: choose the paper, and the PDF is made here in the browser, with or without a network. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { failure, type Result, success } from '@parlour/kernel/result';
import { type PrintSettings, USUAL } from '@parlour/print/settings';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { loadCards } from '../boxes.ts';
import { download } from '../making/download.ts';
import { optionsFrom } from '../making/playing.ts';
import { press } from '../printing/press.ts';
import type { Printed } from '../printing/worker.ts';
import { place } from '../router.tsx';
import { Missing } from './missing.tsx';
import { BackToBox, Page, Paper as Sheet } from './page.tsx';
import styles from './print.module.css';
import { SettingsForm } from './print-form.tsx';

export function PrintPage({ named }: PageProps): JSX.Element {
  const box = shelf.find(({ id }) => id === named.box);
  return box ? <Print box={box} /> : <Missing />;
}

const usual = (): PrintSettings => ({
  ...USUAL,
  paper: /-(US|CA|MX|PH)$/.test(navigator.language) ? 'letter' : 'a4',
});

const WITH_CARDS =
  'One file holds a test sheet, the cards with their backs, the sheet of rules, score sheets and a box to fold. Print it at actual size, cut, and play at the kitchen table.';
const WITHOUT_CARDS = 'This game has no cards: one file holds the sheet of rules and a score sheet.';

type Made = Omit<Printed, 'bytes'>;

function Print({ box }: { readonly box: ShelvedBox }): JSX.Element {
  const settings = useSignal(usual());
  const isBusy = useSignal(false);
  const made = useSignal<Result<Made> | undefined>(undefined);
  const drawn = useSignal<Drawn | undefined>(undefined);
  const id = place.value.query.get('pack');
  const hasCards = useAsked(async () => (await loadCards(box, {})).pack.length > 0, [box]) ?? true;
  const print = async (): Promise<void> => {
    isBusy.value = true;
    made.value = await printed(box, id, settings.value, drawn).then(success, (error: Error) => failure(error.message));
    isBusy.value = false;
  };
  return (
    <Page title={`Print ${box.title}`} world={box.id}>
      <Sheet>
        <p>{hasCards ? WITH_CARDS : WITHOUT_CARDS}</p>
        {id && <p class={styles.note}>The cards are those of the pack you have made.</p>}
        <SettingsForm settings={settings} />
        <Action tone="main" onAct={() => void print()} isDisabled={isBusy.value}>
          {isBusy.value ? 'The press is running …' : 'Make the PDF'}
        </Action>
        {isBusy.value && drawn.value && (
          <progress class={styles.progress} aria-label="Pages drawn" max={drawn.value.of} value={drawn.value.pages} />
        )}
        <div role="status">{made.value && <Outcome made={made.value} />}</div>
        <BackToBox box={box} />
      </Sheet>
    </Page>
  );
}

type Drawn = { readonly pages: number; readonly of: number };

async function printed(
  box: ShelvedBox,
  id: string | null,
  settings: PrintSettings,
  drawn: Signal<Drawn | undefined>,
): Promise<Made> {
  const options = { ...defaultsOf(box.games[0]!.options), ...(await optionsFrom(box, id)) };
  const tell = (pages: number, of: number): void => {
    drawn.value = { pages, of };
  };
  const { bytes, ...made } = await press().print(box.id, options, settings, tell);
  const name = settings.form === 'cards' ? 'cards' : settings.paper;
  download(`${box.id}-${name}.pdf`, bytes as Uint8Array<ArrayBuffer>, 'application/pdf');
  return made;
}

function Outcome({ made }: { readonly made: Result<Made> }): JSX.Element {
  if (!made.ok) return <p class={styles.wrong}>It cannot be printed: {made.fault}</p>;
  const { strangers, contents } = made.value;
  return (
    <>
      {strangers.length > 0 && (
        <p class={styles.wrong}>
          The fonts of the cards have no letters for {strangers.join(' ')}; there is a gap where they stand.
        </p>
      )}
      <p>The file is among your downloads. Print it at actual size (100 %):</p>
      <ol class={styles.contents}>
        {contents.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </>
  );
}
