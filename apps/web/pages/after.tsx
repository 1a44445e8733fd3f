/** After the game: the score, what counted, what decided it, and what can be done with it now. */
import { YOU } from '@parlour/board-kit/ending';
import { Action } from '@parlour/board-kit/pieces/prompt';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Chair } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { boxOf } from '../boxes.ts';
import { decidingAt, namesBeside } from '../deciding.ts';
import type { About } from '../host/albums.ts';
import type { Counted } from '../host/replaying.ts';
import type { KeptRecord } from '../host/store.ts';
import { worker } from '../host/worker-client.ts';
import { go, Link } from '../router.tsx';
import styles from './after.module.css';
import { Notice } from './notice.tsx';
import { Page, Paper } from './page.tsx';
import { ProofLine } from './proof-line.tsx';
import { verdict } from './result.tsx';
import { sharedGame, useSharing } from './share-link.tsx';

type Opened = { readonly record: KeptRecord; readonly about: About | undefined } | 'none';

async function openRecord(id: string): Promise<Opened> {
  const record = await worker().record(id);
  if (!record) return 'none';
  const album = await worker().replay(record.text, record.names, meIn(record));
  const about = await album.about();
  return { record, about: about.ok ? about.value : undefined };
}

/** Tables elsewhere have an address of their own. */
async function backTo(table: string): Promise<void> {
  const isFar = (await worker().farTables()).some(({ id }) => id === table);
  go(`/${isFar ? 't' : 'table'}/${table}`);
}

export function AfterPage({ named }: PageProps): JSX.Element {
  const opened = useAsked(() => openRecord(named.id!), [named.id]);
  if (opened === undefined) return <Notice title="After the game" says="One moment …" />;
  if (opened === 'none') return <Notice title="After the game" says="This game is not kept on this device." />;
  const { record, about } = opened;
  return about ? <After record={record} about={about} /> : <Unreadable record={record} />;
}

const nameIn =
  ({ names }: KeptRecord) =>
  (seat: number): string =>
    names[seat] ?? `Seat ${seat + 1}`;

/** Whoever played alone at this device is spoken to. */
const meIn = ({ mine: [me, ...others] }: KeptRecord): Chair => (others.length === 0 ? (me ?? null) : null);

const spokenIn =
  (record: KeptRecord) =>
  (seat: number): string =>
    seat === meIn(record) ? YOU : nameIn(record)(seat);

/** A record that cannot be played through is kept all the same: it is what the table has answered for. */
function Unreadable({ record }: { readonly record: KeptRecord }): JSX.Element {
  return (
    <Page title="After the game">
      <Paper>
        <p>The record of this game cannot be played through.</p>
        {record.proof && <ProofLine proof={record.proof} name={nameIn(record)} record={record.id} />}
      </Paper>
    </Page>
  );
}

type AfterProps = { readonly record: KeptRecord; readonly about: About };

function After({ record, about }: AfterProps): JSX.Element {
  const name = nameIn(record);
  const game = findGame(record.game)!;
  const { result, counted } = about;
  return (
    <Page
      title="After the game"
      world={boxOf(game.id).id}
      heading={result ? verdict(result, spokenIn(record)) : game.title}
    >
      <Paper>
        <h2 class={styles.heading}>What decided it</h2>
        <p class={styles.decisive}>{decisive(counted, about)}</p>
        {record.proof && <ProofLine proof={record.proof} name={name} record={record.id} />}
        <Ways record={record} />
      </Paper>
      {counted.length > 0 && (
        <Paper>
          <h2 class={styles.heading}>What counted</h2>
          <ol>
            {counted.map(({ step, heard, scores }) => (
              <li key={heard.number} class={styles.counted}>
                <Link to={`/replay/${record.id}?step=${step}`} class={styles.sentence}>
                  {heard.sentence}
                </Link>
                <Link to={`/sheet/${record.game}#${heard.happening!.clause}`} class={styles.clause}>
                  {heard.happening!.clause}
                </Link>
                <Standing names={record.names.map((_, seat) => spokenIn(record)(seat))} scores={scores} />
              </li>
            ))}
          </ol>
        </Paper>
      )}
    </Page>
  );
}

function decisive(counted: readonly Counted[], { result, better }: About): string {
  if (!result || counted.length === 0) return 'Nothing was counted.';
  const at = decidingAt(
    counted.map(({ scores }) => scores),
    result,
    better,
  );
  return counted[at]!.heard.sentence;
}

type StandingProps = { readonly names: readonly string[]; readonly scores: readonly number[] };

function Standing({ names, scores }: StandingProps): JSX.Element {
  const beside = namesBeside(names, scores);
  return (
    <ul class={styles.scores} aria-label="The score after it">
      {scores.map((score, seat) => (
        <li key={seat}>
          {beside[seat]} <b>{score}</b>
        </li>
      ))}
    </ul>
  );
}

function Ways({ record }: { readonly record: KeptRecord }): JSX.Element {
  const sharing = useSharing();
  const share = async (): Promise<void> => sharing.share(await sharedGame(record));
  const [table] = record.id.split('.');
  return (
    <>
      <div class={styles.ways}>
        <Action tone="main" onAct={() => void backTo(table!)}>
          Back to the table
        </Action>
        <Action onAct={() => go(`/review/${record.id}`)}>Look it over</Action>
        <Action onAct={() => go(`/replay/${record.id}`)}>Replay</Action>
        <Action onAct={() => void share()}>Share as a link</Action>
        <Action onAct={() => go(`/verify/${record.id}`)}>Verify the shuffle</Action>
      </div>
      <p class={styles.shared} role="status">
        {sharing.says}
      </p>
      {sharing.dialog}
    </>
  );
}
