/** Bans, names and the audit log on the operator's page. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { HOUSE, type ShownAct, type ShownBan } from '@parlour/client/operator';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import styles from './house.module.css';
import { dateOf, type OrderPartProps, tried, useOrderList } from './house-asking.ts';
import { ActLine, BanWords, Line, Lines, WordsForm } from './house-pieces.tsx';

export function BansPart({ ask, says }: OrderPartProps): JSX.Element {
  const list = useOrderList<ShownBan>(says, async before => (await ask(HOUSE.bans, { body: { before } })).bans);
  const lift = async (member: string): Promise<void> => {
    if (await tried(ask(HOUSE.liftBan, { params: { member }, body: {} }), says)) list.again();
  };
  return (
    <Lines
      list={list}
      none="Nobody is banned."
      line={ban => (
        <Line key={ban.member}>
          <strong>{ban.name}</strong>
          <BanWords {...ban} />
          <Action onAct={() => void lift(ban.member)}>Lift</Action>
        </Line>
      )}
    />
  );
}

type Forbidden = { readonly name: string; readonly at: number };

export function NamesPart({ ask, says }: OrderPartProps): JSX.Element {
  const list = useOrderList<Forbidden>(says, async before =>
    before === undefined ? (await ask(HOUSE.forbiddenNames)).names : [],
  );
  const judge = async (name: string, is: 'forbidden' | 'allowed'): Promise<void> => {
    if (await tried(ask(HOUSE.forbidName, { body: { name, is } }), says)) list.again();
  };
  return (
    <>
      <p>
        Nobody may be called one of these, or anything that looks like it. Who has such a name already keeps it until
        they are renamed.
      </p>
      <WordsForm says="A name" does="Forbid it" most={60} act={name => void judge(name, 'forbidden')} />
      <Lines
        list={list}
        none="No name is forbidden here beyond those that are forbidden everywhere."
        line={({ name, at }) => (
          <Line key={name}>
            <strong>{name}</strong>
            <span class={styles.about}>since {dateOf(at)}</span>
            <Action onAct={() => void judge(name, 'allowed')}>Allow it</Action>
          </Line>
        )}
      />
    </>
  );
}

export function AuditPart({ ask, says }: OrderPartProps): JSX.Element {
  const member = useSignal('');
  const list = useOrderList<ShownAct>(
    says,
    async before => {
      const whose = member.value === '' ? {} : { member: member.value };
      return (await ask(HOUSE.audit, { body: { before, ...whose } })).acts;
    },
    [member.value],
  );
  return (
    <>
      <WordsForm
        says="Only of one member (name or id)"
        does="Look"
        most={60}
        may="be empty"
        act={word => (member.value = word)}
      />
      <Lines
        list={list}
        none="Nothing has been done yet."
        line={act => <ActLine key={`${act.at} ${act.what}`} {...act} />}
      />
    </>
  );
}
