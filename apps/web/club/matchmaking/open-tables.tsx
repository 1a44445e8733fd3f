/** Tables of the lobby as tables: portraits around felt, a plus for a free seat; and creating or joining one's own. */

import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Link, navigateTo } from '../../app/router.tsx';
import { boxOfGame } from '../../lib/box-assets.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Segments } from '../../ui/choices.tsx';
import { GameCards } from '../../ui/fan.tsx';
import { inputClass } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BottomSheet } from '../../ui/overlays.tsx';
import { Avatar } from '../../ui/people.tsx';
import { SectionHead } from '../../ui/surfaces.tsx';
import type { ListedTable } from '../../worker/worker-api.ts';
import { workerApi } from '../../worker/worker-client.ts';
import styles from '../club.module.css';
import { clubText } from '../club-text.ts';
import { portraitOf } from '../portraits.ts';
import { usePolling } from '../request.ts';
import { GameCover } from './game-cover.tsx';
import looks from './matchmaking.module.css';

const POLL_INTERVAL_MS = 4000;

const TABLE_FILTERS = { all: 'filterAll', free: 'filterFree', rated: 'filterRated' } as const;
type TableFilter = keyof typeof TABLE_FILTERS;

const countFreeSeats = ({ seats }: ListedTable): number => seats.filter(seat => seat === null).length;

const canWatch = ({ playing, onlookers }: ListedTable): boolean => playing && onlookers !== 'none';

const FILTER_TESTS: Readonly<Record<TableFilter, (table: ListedTable) => boolean>> = {
  all: table => countFreeSeats(table) > 0 || canWatch(table),
  free: table => countFreeSeats(table) > 0,
  rated: ({ rated }) => rated,
};

export function OpenTables(): JSX.Element {
  const filter = useSignal<TableFilter>('all');
  const answer = usePolling(async () => workerApi().listOpenTables(), POLL_INTERVAL_MS);
  const tables = answer?.ok ? answer.value.tables.filter(({ locked }) => !locked).filter(FILTER_TESTS.all) : [];
  const shown = tables.filter(FILTER_TESTS[filter.value]);
  return (
    <section class={styles.stack} aria-labelledby="open-tables">
      <SectionHead title={clubText('tables')} id="open-tables">
        {tables.length > 0 && (
          <Segments
            label={clubText('filterTables')}
            choices={(Object.keys(TABLE_FILTERS) as TableFilter[]).map(value => ({
              value,
              label: clubText(TABLE_FILTERS[value]),
            }))}
            value={filter.value}
            onChange={chosen => (filter.value = chosen)}
          />
        )}
      </SectionHead>
      <ul class={looks.tables}>
        {shown.map(table => (
          <TableTile key={table.table} table={table} />
        ))}
        {shown.length === 0 && answer && (
          <li class={looks.none}>
            <h3>{clubText(answer.ok && tables.length > 0 ? 'noTablesWithFilter' : 'noTables')}</h3>
            <p>{answer.ok ? clubText('noTablesNext') : clubText('serverUnreachable')}</p>
          </li>
        )}
        <OwnTable />
      </ul>
    </section>
  );
}

function TableTile({ table }: { readonly table: ListedTable }): JSX.Element {
  const { game, seats } = table;
  const [box, boxed, free] = [boxOfGame(game), findGame(game), countFreeSeats(table)];
  const title = boxed?.title ?? clubText('aGame');
  const link = `/t/${table.table}`;
  return (
    <li class={looks.tile} data-world={box.id}>
      <div class={looks.round} aria-hidden="true">
        <span class={looks.disc}>{boxed && <GameCards box={box.id} game={boxed} class={looks.cards} />}</span>
        {seats.map((name, seat) => (
          <span key={seat} class={looks.seat} style={{ '--turn': `${90 + (360 * seat) / seats.length}deg` }}>
            {name === null ? (
              <span class={looks.free}>
                <Icon name="plus" />
              </span>
            ) : (
              <Avatar who={portraitOf(name, box)} name={name} size={44} />
            )}
          </span>
        ))}
      </div>
      <div class={looks.body}>
        <h3>{title}</h3>
        <p class={styles.soft}>{tableText(table)}</p>
        {free > 0 ? (
          <ButtonLink to={`${link}?sit`} tone="primary" size="small" label={clubText('joinGame', { title })}>
            {clubText('join')}
          </ButtonLink>
        ) : (
          <ButtonLink to={link} size="small" icon="eye" label={clubText('watchGame', { title })}>
            {clubText('watch')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function tableText(table: ListedTable): string {
  const names = table.seats.flatMap(name => name ?? []);
  return [
    ...(table.rated ? [clubText('ratedTable')] : []),
    clubText('seated', { names: names.length, first: names[0] ?? '' }),
    table.playing ? clubText('playing') : clubText('freeSeats', { count: countFreeSeats(table) }),
  ].join(' · ');
}

/** Creating a table and joining one by its code: always there, also without other people. */
function OwnTable(): JSX.Element {
  const isChoosing = useSignal(false);
  return (
    <li class={`${looks.tile} ${looks.own}`}>
      <div class={looks.body}>
        <h3>{clubText('playWithFriends')}</h3>
        <p class={styles.soft}>{clubText('playWithFriendsExplained')}</p>
        <Button tone="primary" onAct={() => (isChoosing.value = true)}>
          {clubText('createTable')}
        </Button>
        <p class={looks.or}>{clubText('orEnterCode')}</p>
        <CodeForm />
      </div>
      {isChoosing.value && (
        <BottomSheet title={clubText('chooseGame')} close={() => (isChoosing.value = false)}>
          <ul class={looks.games}>
            {gamesOnShelf()
              .filter(({ seats }) => seats[1] > 1)
              .map(({ id, title }) => (
                <li key={id}>
                  <Link to={`/friends/${id}`} class={looks.game}>
                    <span class={looks.gamePicture}>
                      <GameCover game={id} />
                    </span>
                    {title}
                  </Link>
                </li>
              ))}
          </ul>
        </BottomSheet>
      )}
    </li>
  );
}

function CodeForm(): JSX.Element {
  const [code, error] = [useSignal(''), useSignal('')];
  const join = async (): Promise<void> => {
    const found = await workerApi().findTableByCode(code.value.trim().toUpperCase());
    if (found.ok) navigateTo(`/t/${found.value.table}`);
    else error.value = found.fault;
  };
  return (
    <form
      class={looks.code}
      onSubmit={event => {
        event.preventDefault();
        void join();
      }}
    >
      <input
        class={inputClass}
        aria-label={clubText('tableCode')}
        value={code.value}
        maxLength={7}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        required
        onInput={event => {
          code.value = event.currentTarget.value;
          error.value = '';
        }}
      />
      <Button>{clubText('join')}</Button>
      <p role="alert">{error.value}</p>
    </form>
  );
}
