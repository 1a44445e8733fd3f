import '@parlour/board-kit/tokens.css';
import '@parlour/board-kit/theme.css';
import '../baked/fonts/fonts.css';
import '../app/room.css';
import './room.css';
import { Announcer } from '@parlour/board-kit/components/screen-reader.tsx';
import { PackProvider } from '@parlour/board-kit/pack';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import { effect } from '@preact/signals';
import { type JSX, render } from 'preact';
import { applySettingsToPage, changeSettings } from '../app/settings.ts';
import { loadTableAssets } from '../table/assets.ts';
import { setPlatform } from '../table/platform.ts';
import type { PlaybackStep } from '../table/playback.ts';
import styles from '../table/table.module.css';
import { openTableController, type TableController } from '../table/table-controller.ts';
import { ErrorBanner, TableScreen } from '../table/view/table-view.tsx';
import { seatNamer } from '../worker/seat-names.ts';
import { colorSchemeForTheme, type ParsedAttributes, parseAttributes } from './attributes.ts';
import { embedApi, embedPlatform, startWorker } from './embed-platform.tsx';
import { embedText } from './embed-text.ts';
import type { EmbedMessage, OpenTableMessage, ThemeMessage } from './messages.ts';

/** The build replaces this text with all style sheets. */
const STYLE_PLACEHOLDER = '@parlour-style';

export function openTableDocument(): void {
  addEventListener('message', ({ source, data, ports: [port] }: MessageEvent<OpenTableMessage>) => {
    if (source === parent && port) void startTable(data, port);
  });
}

async function startTable(
  { attributes, theme, scriptUrl: source }: OpenTableMessage,
  port: MessagePort,
): Promise<void> {
  const send = (message: EmbedMessage): void => port.postMessage(message);
  const request = parseAttributes(attributes);
  if (!request.ok) return send({ what: 'error', detail: { message: request.fault } });
  setPlatform(embedPlatform);
  applyStyles();
  applySettingsToPage();
  changeSettings({ light: colorSchemeForTheme(theme), pace: request.value.pace });
  port.onmessage = ({ data }: MessageEvent<ThemeMessage>) => changeSettings({ light: colorSchemeForTheme(data.theme) });
  await startWorker(source);
  renderTable(request.value, send);
}

function applyStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE_PLACEHOLDER);
  document.adoptedStyleSheets = [sheet];
}

/** This only happens if the page forbids pictures from data: and blob: URLs. */
const loadAssetsOrExplain: typeof loadTableAssets = table =>
  loadTableAssets(table).catch(error => {
    throw new Error(embedText('cannotDraw', { reason: String(error) }));
  });

function renderTable({ game, ...request }: ParsedAttributes, send: (message: EmbedMessage) => void): void {
  const controller = openTableController(
    onMessage => embedApi().openTable({ ...request, game: game.id }, onMessage),
    loadAssetsOrExplain,
  );
  const parlour = Object.assign(document.createElement('div'), { id: 'parlour' });
  document.body.replaceChildren(parlour);
  render(<EmbeddedTable controller={controller} />, parlour);
  reportTable(controller, game, send);
}

function EmbeddedTable({ controller }: { readonly controller: TableController }): JSX.Element {
  const [assets, shown] = [controller.assets.value, controller.shown.value];
  return (
    <>
      {assets && shown?.tableView.scene ? (
        <PackProvider value={assets.pack}>
          <TableScreen controller={controller} board={assets.board} shown={shown} onOpenWaitingRoom={() => undefined} />
        </PackProvider>
      ) : (
        <main class={styles.table} aria-busy="true" />
      )}
      <ErrorBanner controller={controller} />
      <Announcer />
    </>
  );
}

type SendToPage = (reported: EmbedMessage) => void;

/** Reports to the page what the table shows, when it shows it. */
export function reportTable(controller: TableController, game: BoxedGame, send: SendToPage): void {
  const reported = { event: -1, match: 0, isReady: false };
  effect(() => {
    const shown = controller.shown.value;
    if (!shown?.tableView.scene) return;
    if (!reported.isReady) send(readyMessage(game, shown));
    reported.isReady = true;
    reported.event = reportEvents(shown, reported.event, send);
    const match = finishedMatch(shown);
    if (match > reported.match) void reportResult(shown, match, send);
    reported.match = Math.max(match, reported.match);
  });
  effect(() => {
    const message = controller.errorMessage.value;
    if (message !== undefined) send({ what: 'error', detail: { message } });
  });
}

const readyMessage = ({ id, title }: BoxedGame, { tableView }: PlaybackStep): EmbedMessage => ({
  what: 'ready',
  detail: { game: id, title, seats: tableView.table.count },
});

/** A step may be shown twice, its events are reported once. Returns the number of the last event. */
function reportEvents({ tableEvents }: PlaybackStep, last: number, send: SendToPage): number {
  for (const { number, event, sentence } of tableEvents) {
    if (number > last && event) send({ what: 'event', detail: { event, sentence } });
  }
  return Math.max(last, ...tableEvents.map(({ number }) => number));
}

/** Returns the number of the match that is over and recorded, else 0. */
const finishedMatch = ({ tableView: { scene, proof, room } }: PlaybackStep): number =>
  scene?.over && proof ? room.match : 0;

async function reportResult({ tableView }: PlaybackStep, match: number, send: SendToPage): Promise<void> {
  const record = await embedApi().record(match);
  if (!record) return;
  const name = seatNamer(tableView.room.seats);
  const names = tableView.room.seats.map((_, seat: Seat) => name(seat));
  const { winners, scores, text } = record;
  send({ what: 'result', detail: { winners, scores, names, record: text } });
}
