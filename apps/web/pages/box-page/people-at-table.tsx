/** The computer players of the chosen level, where they sit, and a line of each. */
import type { BoxedGame, ShelvedBox } from '@parlour/games/shelf/shelf';
import { hasOwnPack, type Options } from '@parlour/kernel/options';
import type { Persona } from '@parlour/players/persona';

import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useAsync } from '../../lib/use-async.ts';
import { fontsLoaded } from '../../lib/web-fonts.ts';
import { type GameTerms, isForBeginners } from '../../table/create-table.ts';
import { Avatar } from '../../ui/people.tsx';
import { Eyebrow, Panel } from '../../ui/surfaces.tsx';
import { workerApi } from '../../worker/worker-client.ts';
import styles from './box-page.module.css';
import { boxText } from './box-text.ts';

type PeopleAtTableProps = {
  readonly box: ShelvedBox;
  readonly game: BoxedGame;
  readonly personas: readonly Persona[];
  readonly terms: Signal<GameTerms>;
};

/** No more portraits than fit one row; larger tables repeat them. */
const MAX_PEOPLE = 3;

export function PeopleAtTable({ box, game, personas, terms }: PeopleAtTableProps): JSX.Element {
  const { level, count, options } = terms.value;
  const recordOf = useAsync(() => loadHeadToHead(game.id), [game.id]);
  const persona = personas.find(one => one.level === level);
  const names = persona ? namesOf(persona, options).slice(0, Math.min(count - 1, MAX_PEOPLE)) : [];
  return (
    <Panel
      title={boxText('atYourTable')}
      aside={<p class={styles.note}>{isForBeginners(terms.value) ? boxText('gentle') : boxText(level)}</p>}
      class={styles.people}
    >
      <ul class={styles.sitters} aria-label={boxText('opponents')}>
        {names.map((name, i) => {
          const place = seatText(i, names.length, game);
          const record = recordOf?.(name) ?? '';
          const isPartner = game.hasPartners === true && i === 1;
          const line = persona?.lines?.[name];
          return (
            <li key={name} class={styles.sitter}>
              <Avatar who={`${box.id}/${name}`} name={name} size={92} ring={isPartner ? 'chosen' : 'none'} />
              <div>
                <Eyebrow>{record === '' ? place : boxText('seatWithRecord', { seat: place, record })}</Eyebrow>
                <h3>{name}</h3>
                {line !== undefined && <p class={styles.quote}>{boxText('quote', { line })}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      {persona && <p class={styles.note}>{boxText('manner', { name: persona.name, manner: persona.manner })}</p>}
    </Panel>
  );
}

/** In the order they join a table. */
const namesOf = ({ name, kin = [], withOwnPack }: Persona, options: Options): readonly string[] =>
  withOwnPack && hasOwnPack(options) ? withOwnPack : [name, ...kin];

/** The record against a character, as a sentence. A player who has just come wants to play, so it waits for the fonts. */
async function loadHeadToHead(game: string): Promise<(name: string) => string> {
  await fontsLoaded;
  const [records, { headToHeadOf, headToHeadText }] = await Promise.all([
    workerApi().records(),
    import('../../history/match-statistics.ts'),
  ]);
  return name => headToHeadText(headToHeadOf(records, game, name));
}

/** Computer players take the seats from the left on. */
function seatText(index: number, others: number, { hasPartners = false }: BoxedGame): string {
  if (others === 1) return boxText('opposite');
  if (index === 0) return boxText('onYourLeft');
  if (index === others - 1) return boxText('onYourRight');
  return boxText(hasPartners ? 'partner' : 'opposite');
}
