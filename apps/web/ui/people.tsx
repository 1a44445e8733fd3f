/** Portraits of people: computer characters, and the guest portraits that players choose. */
import { nameWithoutNumber } from '@parlour/players/persona-names';
import type { ComponentChildren, JSX } from 'preact';
import styles from './button.module.css';
import { portraitFileName } from './portrait-files.ts';

const PORTRAIT_URLS = import.meta.glob<string>('../baked/portraits/*/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a character's portrait in a box; undefined for people without one. */
export const portraitUrl = (box: string, name: string): string | undefined =>
  PORTRAIT_URLS[`../baked/portraits/${box}/${portraitFileName(nameWithoutNumber(name))}.svg`];

/** Everyone with a portrait, as `<box>/<name in the file>`. */
export const ALL_PORTRAITS: readonly string[] = Object.keys(PORTRAIT_URLS)
  .map(path => path.replace(/^.*portraits\/(.*)\.svg$/, '$1'))
  .sort();

/** A fixed set, because prerendered pages may not have style attributes (content security policy). */
type AvatarSize = 28 | 36 | 44 | 52 | 64 | 92 | 120;

type AvatarProps = {
  /** `<box>/<name of a character>`. */
  readonly who?: string | undefined;
  /** The initials where there is no portrait. */
  readonly name?: string | undefined;
  /** In CSS pixels at normal text size. The room is reserved before the picture comes. */
  readonly size?: AvatarSize;
  /** `chosen`: a ring in the accent. `turn`: a ring in lamp yellow. */
  readonly ring?: 'none' | 'chosen' | 'turn';
};

const splitWho = (who: string): [box: string, name: string] => {
  const slash = who.indexOf('/');
  return [who.slice(0, slash), who.slice(slash + 1)];
};

/** Decorative: the name stands beside it, or the control has a label. */
export function Avatar({ who, name = '', size = 44, ring = 'none' }: AvatarProps): JSX.Element {
  const url = who === undefined ? undefined : portraitUrl(...splitWho(who));
  return (
    <span class={styles.avatar} data-size={size} data-ring={ring} aria-hidden="true">
      {url === undefined ? (
        <span class={styles.initial}>{name.slice(0, 1)}</span>
      ) : (
        <img src={url} alt="" width={size} height={size} decoding="async" />
      )}
    </span>
  );
}

/** Several portraits, one over the edge of the next. */
export const Avatars = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <span class={styles.avatars}>{children}</span>
);
