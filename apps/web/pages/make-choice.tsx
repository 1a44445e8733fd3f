/** The choice of a pack at a table: those of the box, and those kept on this device. */
import type { Box } from '@parlour/games/shelf/shelf';
import { isWhole, wantsOf } from '@parlour/games/shelf/wanting';
import type { OptionSpec } from '@parlour/kernel/options';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { useAsked } from '../asking.ts';
import { place } from '../router.tsx';
import styles from './terms.module.css';

type Own = { readonly id: string; readonly title: string; readonly value: string };

/** Only packs in which nothing is missing can be played. */
async function ownPacks(box: Box): Promise<readonly Own[]> {
  const [{ keptPacks }, { optionsWith }] = await Promise.all([
    import('../making/kept.ts'),
    import('../making/playing.ts'),
  ]);
  const kept = await keptPacks(box.id);
  const making = kept.length > 0 ? await box.making?.() : undefined;
  if (!making) return [];
  return kept
    .filter(({ draft }) => isWhole(wantsOf(making, draft)))
    .map(pack => ({
      id: pack.id,
      title: pack.draft.head[0]!,
      value: String(optionsWith(making, pack)[making.option]),
    }));
}

export type PackChoiceProps = {
  readonly box: Box;
  readonly spec: OptionSpec & { readonly kind: 'choice' };
  readonly value: string;
  choose(value: string): void;
};

/** The pack that the address names is chosen from the beginning. */
export function PackChoice({ box, spec, value, choose }: PackChoiceProps): JSX.Element {
  const id = useId();
  const own = useAsked(() => ownPacks(box), [box]) ?? [];
  useEffect(() => {
    const wanted = own.find(pack => pack.id === place.peek().query.get('pack'));
    if (wanted) choose(wanted.value);
  }, [own.length]);
  return (
    <div class={styles.field}>
      <label for={id}>{spec.says}</label>
      <select id={id} class={styles.control} value={value} onChange={event => choose(event.currentTarget.value)}>
        {spec.of.map(name => (
          <option key={name} value={name}>
            {spec.names?.[name] ?? name}
          </option>
        ))}
        {own.map(({ id, title, value }) => (
          <option key={id} value={value}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
