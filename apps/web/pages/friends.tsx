/** With friends: the terms are settled, a table is laid on the server, and its link is theirs. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import { FAIR, type TableSettings } from '@parlour/table/log';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { type AgreedDoor, DOORS } from '../agreed.ts';
import type { PageProps } from '../app.tsx';
import { boxOf } from '../boxes.ts';
import { worker } from '../host/worker-client.ts';
import { usualTerms } from '../laying.ts';
import { go } from '../router.tsx';
import { AgreedForm } from './agreed.tsx';
import styles from './friends.module.css';
import { Missing } from './missing.tsx';
import { Page, Paper } from './page.tsx';
import { RatedChoice, settledBy } from './rated-choice.tsx';
import { Choice, TermsForm } from './terms.tsx';

export function FriendsPage({ named }: PageProps): JSX.Element {
  const game = findGame(named.game!);
  return game && game.seats[1] > 1 ? <Friends game={game} /> : <Missing />;
}

function Friends({ game }: { readonly game: BoxedGame }): JSX.Element {
  const terms = useSignal(usualTerms(game));
  const door = useSignal<AgreedDoor>('private');
  const agreed = useSignal<TableSettings>({ ...FAIR, start: 'ready' });
  const wrong = useSignal('');
  const isBusy = useSignal(false);
  const isRated = useSignal(false);
  const lay = async (): Promise<void> => {
    isBusy.value = true;
    const { settings, options } = await settledBy(game, agreed.value, terms.value, isRated.value ? 'rated' : 'plain');
    const laid = await worker().layFar({ game: game.id, ...terms.value, options, people: [] }, door.value, settings);
    isBusy.value = false;
    if (laid.ok) go(`/t/${laid.value}`);
    else wrong.value = laid.fault;
  };
  return (
    <Page title={`${game.title} with friends`} world={boxOf(game.id).id}>
      <Paper>
        <p>
          A table is laid on the server. You get a link and a code to call your friends with; no accounts are needed.
        </p>
        <TermsForm game={game} terms={terms} />
        <Choice
          says="Who may come"
          value={DOORS[door.value]}
          of={Object.values(DOORS)}
          choose={chosen => {
            door.value = chosen === DOORS.listed ? 'listed' : 'private';
          }}
        />
        <details class={styles.agreed}>
          <summary>What is agreed</summary>
          <p>As it stands it is fair between strangers. Everybody at the table reads it before they cut.</p>
          <AgreedForm
            settings={agreed.value}
            change={changed => {
              agreed.value = { ...agreed.value, ...changed };
            }}
          />
        </details>
        <RatedChoice game={game} isRated={isRated} />
        <p role="alert">{wrong.value}</p>
        <Action tone="main" onAct={() => void lay()} isDisabled={isBusy.value}>
          Lay the table
        </Action>
      </Paper>
    </Page>
  );
}
