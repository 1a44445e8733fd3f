/** The inside of an embedded table: a document of its own with nothing in it but the table. */
import '@parlour/board-kit/theme.css';
import '../baked/fonts/fonts.css';
import '../room.css';
import '../worlds.ts';
import './room.css';
import { PackProvider } from '@parlour/board-kit/pack';
import { Announcer } from '@parlour/board-kit/pieces/announcer';
import { type JSX, render } from 'preact';
import { openController, type TableController } from '../controller.ts';
import { furnish } from '../pages/furnish.ts';
import { LaidTable } from '../pages/laid-table.tsx';
import styles from '../pages/table.module.css';
import { Trouble } from '../pages/trouble.tsx';
import { change, wearSettings } from '../settings.ts';
import type { Invitation, PageTells, TableTells } from './line.ts';
import { tellOf } from './telling.ts';
import { lightOf, type TableTerms, termsOf } from './terms.ts';
import { startThinking, worker } from './twins/worker-client.ts';

/** The build puts all style sheets here. */
const STYLE = '@parlour-style';

/** Waits for the page to say what is wanted. */
export function openRoom(): void {
  addEventListener('message', ({ source, data, ports: [line] }: MessageEvent<Invitation>) => {
    if (source === parent && line) void enter(data, line);
  });
}

async function enter({ asked, theme, source }: Invitation, line: MessagePort): Promise<void> {
  const tell = (told: TableTells): void => line.postMessage(told);
  const terms = termsOf(asked);
  if (!terms.ok) return tell({ what: 'error', detail: { message: terms.fault } });
  line.onmessage = ({ data }: MessageEvent<PageTells>) => change({ light: lightOf(data.theme) });
  change({ light: lightOf(theme), pace: terms.value.pace });
  dress();
  await startThinking(source);
  seat(terms.value, tell);
}

function dress(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [sheet];
  wearSettings();
}

/** The one thing that can keep cards from being drawn is a page that forbids pictures made here. */
const drawn: typeof furnish = table =>
  furnish(table).catch(error => {
    throw new Error(`The cards cannot be drawn; a page has to allow pictures from data: and blob:. (${error})`);
  });

function seat({ game, ...terms }: TableTerms, tell: (told: TableTells) => void): void {
  const controller = openController(hear => worker().sit({ ...terms, game: game.id }, hear), drawn);
  const parlour = Object.assign(document.createElement('div'), { id: 'parlour' });
  document.body.replaceChildren(parlour);
  render(<Room sitting={controller} />, parlour);
  tellOf(controller, game, tell);
}

function Room({ sitting: controller }: { readonly sitting: TableController }): JSX.Element {
  const [furnished, shown] = [controller.furnished.value, controller.shown.value];
  return (
    <>
      {furnished && shown?.sight.scene ? (
        <PackProvider value={furnished.pack}>
          <LaidTable sitting={controller} board={furnished.board} shown={shown} wait={() => undefined} />
        </PackProvider>
      ) : (
        <main class={styles.table} aria-busy="true" />
      )}
      <Trouble sitting={controller} />
      <Announcer />
    </>
  );
}
