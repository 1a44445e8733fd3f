/** What our games come from: older games, joined to ours by the clauses that they have in common. */
import { type Ancestry, numberFootnotes, type Provenance } from '@parlour/games/shelf/provenance';
import { type Box, findGame, shelf } from '@parlour/games/shelf/shelf';
import type { JSX } from 'preact';
import type { PageProps } from '../app/app.tsx';
import { Link } from '../app/router.tsx';
import { loadProvenance } from '../lib/box-assets.ts';
import { preparable } from '../lib/use-async.ts';
import { ArrowLink } from '../ui/button.tsx';
import { PageLayout } from '../ui/page.tsx';
import { Row } from '../ui/surfaces.tsx';
import styles from './leaflets.module.css';
import { leafletsText } from './leaflets-text.ts';
import { Footnotes, NoteLinks, Sources, StandingMark } from './provenance.tsx';

type BranchProps = { readonly box: Box; readonly ancestry: Ancestry };

/** An older game, a line, and ours; below them the clauses. */
function Branch({ box, ancestry }: BranchProps): JSX.Element {
  const { game, relation, name, year, text, standing, sources, shared, differs } = ancestry;
  const title = findGame(game)?.title ?? game;
  return (
    <li class={styles.branch} data-world={box.id} data-standing={standing} data-relation={relation}>
      <p class={styles.lineage}>
        <span class={styles.kin}>
          <b>{name}</b>
          <small>{year}</small>
        </span>
        <span class={styles.link}>
          <svg class={styles.linkLine} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 6H100" />
          </svg>
          <StandingMark standing={standing} />
        </span>
        <Link to={game === box.games[0]?.id ? `/box/${box.id}` : `/box/${box.id}/${game}`} class={styles.kin}>
          <b>{title}</b>
          <small>{box.year}</small>
        </Link>
      </p>
      <p>
        {text}
        <NoteLinks sources={sources} />
      </p>
      <ul class={styles.proofs} aria-label={leafletsText('sharedRules')}>
        {shared.map(({ clause, text: rule }) => (
          <li key={clause}>
            <Link to={`/sheet/${game}#${clause}`}>{clause}</Link> {rule}
          </li>
        ))}
      </ul>
      <p>{leafletsText('differs', { text: differs })}</p>
    </li>
  );
}

type FamilyTreeProps = { readonly boxes: readonly { readonly box: Box; readonly provenance: Provenance }[] };

export const FamilyTree = ({ boxes }: FamilyTreeProps): JSX.Element => (
  <ul class={styles.tree}>
    {boxes.flatMap(({ box, provenance: { ancestry } }) =>
      ancestry.map(each => <Branch key={`${each.name} ${each.game}`} box={box} ancestry={each} />),
    )}
  </ul>
);

const trees = preparable(async () =>
  Promise.all(
    shelf.flatMap(box => (box.provenance ? [loadProvenance(box).then(provenance => ({ box, provenance }))] : [])),
  ),
);

/** There is one tree. */
const ALL = '';

export async function prepareFamilyTree(): Promise<void> {
  await trees.prepare(ALL);
}

export function FamilyTreePage(_: PageProps): JSX.Element {
  const boxes = trees.useValue(ALL) ?? [];
  const sources = Object.assign({}, ...boxes.map(({ provenance }) => provenance.sources));
  const used = boxes.flatMap(({ provenance }) => provenance.ancestry.flatMap(({ sources }) => sources));
  return (
    <PageLayout title={leafletsText('familyTree')}>
      <div class={styles.column}>
        <Footnotes.Provider value={numberFootnotes({ sources }, used)}>
          <p class={styles.part}>{leafletsText('familyTreeIntro')}</p>
          <FamilyTree boxes={boxes} />
          <Sources />
        </Footnotes.Provider>
      </div>
      <Row>
        {boxes.map(({ box: { id, title } }) => (
          <ArrowLink key={id} to={`/story/${id}`}>
            {leafletsText('storyTitle', { box: title })}
          </ArrowLink>
        ))}
      </Row>
    </PageLayout>
  );
}
