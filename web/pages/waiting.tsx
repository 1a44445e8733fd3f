/** Before a match at a table elsewhere: who is coming, how to call them, and sitting down. */
import { Action } from '@parlour/felt/pieces/prompt';
import { findGame } from '@parlour/games/shelf';
import { LEVELS, type Level } from '@parlour/players/player';
import type { Verb } from '@parlour/table/verbs';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { boxOf } from '../boxes.ts';
import type { FarAway, Sight } from '../host/visit.ts';
import { change, settings } from '../settings.ts';
import type { Sitting } from '../sitting.ts';
import { Page, Paper } from './page.tsx';
import { Choice } from './terms.tsx';
import styles from './waiting.module.css';

type WaitingProps = { readonly sitting: Sitting; readonly sight: Sight };

export function WaitingRoom({ sitting, sight }: WaitingProps): JSX.Element {
  const game = findGame(sight.table.game)!;
  const ask = async (verb: Verb): Promise<void> => {
    const answer = await sitting.visit()?.ask(verb);
    if (answer && !answer.ok && 'error' in answer) sitting.trouble.value = answer.error.message;
  };
  return (
    <Page title={`A table of ${game.title}`} world={boxOf(game.id).id}>
      {sight.far && <Invitation far={sight.far} />}
      <Paper>
        <h2 class={styles.heading}>Round the table</h2>
        <Seats sight={sight} ask={ask} />
        {sight.seat === null && <SitDown ask={ask} />}
        {sight.isHost && <Start sight={sight} ask={ask} />}
      </Paper>
    </Page>
  );
}

type Asking = { ask(verb: Verb): Promise<void> };

function Seats({ sight, ask }: Asking & { readonly sight: Sight }): JSX.Element {
  const { seats, cut } = sight.room;
  return (
    <ol class={styles.seats}>
      {seats.map((sits, seat) => (
        <li key={seat} class={styles.seat}>
          <span class={styles.who} data-empty={sits.is === 'empty'}>
            {sits.is === 'empty' ? 'A free seat' : sits.name}
            {seat === sight.seat && ' (you)'}
          </span>
          <span class={styles.state}>
            {sits.is === 'computer' && `computer player, ${sits.level}`}
            {sits.is === 'person' && (cut[seat] ? 'has cut' : 'is here')}
          </span>
          {sight.isHost && sits.is === 'empty' && (
            <Action onAct={() => void ask({ ask: 'computer', seat, level: settings.value.level })}>
              A computer player
            </Action>
          )}
          {sight.isHost && sits.is !== 'empty' && seat !== sight.seat && (
            <Action onAct={() => void ask({ ask: 'remove', seat })}>Free the seat</Action>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Sitting down and cutting the pack are one: the match begins when the last seat is taken. */
function SitDown({ ask }: Asking): JSX.Element {
  const name = useSignal(settings.value.name);
  const sit = async (): Promise<void> => {
    const given = name.value.trim() || 'Guest';
    change({ name: given });
    await ask({ ask: 'sit', name: given, cut: crypto.randomUUID() });
  };
  return (
    <form
      class={styles.sit}
      onSubmit={event => {
        event.preventDefault();
        void sit();
      }}
    >
      <label for="sit-name">Your name</label>
      <input
        id="sit-name"
        class={styles.name}
        value={name.value}
        maxLength={24}
        autocomplete="nickname"
        onInput={event => {
          name.value = event.currentTarget.value;
        }}
      />
      <Action tone="main">Sit down and cut</Action>
    </form>
  );
}

function Start({ sight, ask }: Asking & { readonly sight: Sight }): JSX.Element | null {
  const level = useSignal<Level>(settings.value.level);
  if (!sight.room.seats.some(({ is }) => is === 'person')) return null;
  return (
    <div class={styles.start}>
      <Choice
        says="Computer players for free seats"
        value={level.value}
        of={LEVELS}
        choose={chosen => {
          level.value = chosen as Level;
        }}
      />
      <Action tone="main" onAct={() => void ask({ ask: 'start', fill: level.value })}>
        Begin now
      </Action>
    </div>
  );
}

function Invitation({ far }: { readonly far: FarAway }): JSX.Element {
  const link = `${location.origin}/t/${far.id}`;
  const says = useSignal('');
  const picture = useAsked(async () => (await import('qrcode')).toString(link, { type: 'svg', margin: 1 }), [link]);
  const share = async (): Promise<void> => {
    try {
      if ('share' in navigator) return await navigator.share({ title: 'A table in the Parlour', url: link });
      await (navigator as Navigator).clipboard.writeText(link);
      says.value = 'The link is on the clipboard.';
    } catch {
      says.value = 'Copy the link above.';
    }
  };
  return (
    <Paper>
      <h2 class={styles.heading}>Call your friends</h2>
      <div class={styles.invitation}>
        <div>
          <p>The code of this table, to read out:</p>
          <p class={styles.code}>{far.code}</p>
          <p class={styles.link}>{link}</p>
          <Action onAct={() => void share()}>Share the link</Action>
          <p role="status">{says.value}</p>
        </div>
        {picture && (
          <div
            class={styles.picture}
            role="img"
            aria-label="The link as a picture for a camera"
            dangerouslySetInnerHTML={{ __html: picture }}
          />
        )}
      </div>
    </Paper>
  );
}
