/** An example or a find of a box, shown step by step: forwards, backwards and in every form that fits. */
import type { Exhibit, ExhibitVersion } from '@parlour/games/shelf/leaflets';
import { findBox, type ShelvedBox } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { currentLocation, Link, navigateTo } from '../app/router.tsx';
import { encodeSharedGame } from '../lib/link-payload.ts';
import { preparable } from '../lib/use-async.ts';
import { ArrowLink, Button } from '../ui/button.tsx';
import { NotFound, PageLayout } from '../ui/page.tsx';
import { Radios } from '../ui/radios.tsx';
import { useSharing } from '../ui/share.tsx';
import { Eyebrow, Panel, Row, SectionHead } from '../ui/surfaces.tsx';
import styles from './leaflets.module.css';
import { leafletsText as t } from './leaflets-text.ts';

type ExhibitBox = ShelvedBox & Required<Pick<ShelvedBox, 'exhibit'>>;

const hasExhibit = (box: ShelvedBox | undefined): box is ExhibitBox => box?.exhibit !== undefined;

/** By box. */
const exhibits = preparable(async (id): Promise<Exhibit> => {
  const { exhibit } = assertDefined(findBox(id));
  return assertDefined(exhibit).open();
});

export async function prepareExhibit({ box = '' }: PageProps['named']): Promise<void> {
  await exhibits.prepare(box);
}

export function ExhibitPage({ named }: PageProps): JSX.Element {
  const box = findBox(named.box ?? '');
  return hasExhibit(box) ? <ExhibitContents box={box} /> : <NotFound />;
}

function ExhibitContents({ box }: { readonly box: ExhibitBox }): JSX.Element {
  const exhibit = exhibits.useValue(box.id);
  const [game] = box.games;
  return (
    <PageLayout
      title={box.exhibit.title}
      world={box.id}
      back={{ to: `/box/${box.id}`, name: box.title }}
      aside={exhibit && <OpenReplay exhibit={exhibit} />}
    >
      {exhibit && <ExhibitStages exhibit={exhibit} box={box} />}
      <Row>
        <ArrowLink to={`/box/${box.id}`}>{box.title}</ArrowLink>
        {game && <ArrowLink to={`/sheet/${game.id}`}>{t('rulesLink', { game: game.title })}</ArrowLink>}
        {box.boxStory && <ArrowLink to={`/story/${box.id}`}>{t('storyLink')}</ArrowLink>}
      </Row>
    </PageLayout>
  );
}

/** Opens the record of the example on the game's own table. */
const OpenReplay = ({ exhibit }: { readonly exhibit: Exhibit }): JSX.Element => (
  <Button
    icon="play"
    onAct={() =>
      void encodeSharedGame({ names: [], text: exhibit.record }).then(payload => navigateTo(`/replay#${payload}`))
    }
  >
    {t('openReplay')}
  </Button>
);

const HASH_PREFIX = 'figure-';

/** The address names a version, so that it can be told to others. */
function versionInAddress({ versions, first }: Exhibit): number {
  const number = Number(currentLocation.value.hash.replace(HASH_PREFIX, ''));
  return Number.isInteger(number) && number > 0 && number <= versions.length ? number - 1 : first;
}

function ExhibitStages({ exhibit, box }: { readonly exhibit: Exhibit; readonly box: ExhibitBox }): JSX.Element {
  const { intro, versions, question } = exhibit;
  const chosen = versionInAddress(exhibit);
  const step = useSignal(currentLocation.peek().hash === '' ? 0 : Number.POSITIVE_INFINITY);
  const version = versions[chosen]!;
  const choose = (value: string): void => {
    step.value = Number.POSITIVE_INFINITY;
    navigateTo(`#${HASH_PREFIX}${value}`, 'replace');
  };
  return (
    <>
      <p class={styles.intro}>{intro}</p>
      <Stage version={version} game={box.games[0]!.id} step={step} />
      <section class={styles.question} aria-labelledby="versions">
        <SectionHead id="versions" title={question.title} />
        {question.text.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Radios
          label={question.title}
          class={styles.versions!}
          itemClass={styles.version!}
          value={String(chosen + 1)}
          choices={versions.map(({ title, picture }, i) => ({
            value: String(i + 1),
            name: title,
            label: (
              <>
                <Picture svg={picture} />
                <span>{title}</span>
              </>
            ),
          }))}
          onChange={choose}
        />
        <TellUs box={box} version={version} number={chosen + 1} />
      </section>
    </>
  );
}

const Picture = ({ svg, label }: { readonly svg: string; readonly label?: string }): JSX.Element => (
  <span
    class={styles.picture}
    {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    dangerouslySetInnerHTML={{ __html: svg }}
  />
);

const STEP_MS = 2200;

type StageProps = { readonly version: ExhibitVersion; readonly game: string; readonly step: Signal<number> };

function Stage({ version: { title, steps }, game, step }: StageProps): JSX.Element {
  const isPlaying = useSignal(false);
  const at = Math.min(step.value, steps.length - 1);
  const { title: added, says, clause, picture, label } = steps[at]!;
  const goTo = (to: number): void => {
    isPlaying.value = false;
    step.value = Math.max(0, Math.min(steps.length - 1, to));
  };
  useEffect(() => {
    if (!isPlaying.value) return;
    const timer = setTimeout(() => {
      step.value = at + 1;
      isPlaying.value = at + 2 < steps.length;
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying.value, at]);
  const play = (): void => {
    if (at === steps.length - 1) step.value = 0;
    isPlaying.value = !isPlaying.value;
  };
  return (
    <Panel class={styles.stage}>
      <div class={styles.board}>
        <Picture svg={picture} label={label} />
      </div>
      <div class={styles.words}>
        <Eyebrow>{title}</Eyebrow>
        <div aria-live={isPlaying.value ? 'off' : 'polite'}>
          <h2>{t('step', { number: at + 1, count: steps.length, added })}</h2>
          <p>
            {says} <Link to={`/sheet/${game}#${clause}`}>{t('clause', { clause })}</Link>
          </p>
        </div>
        <div class={styles.controls}>
          <Button icon="back" isDisabled={at === 0} onAct={() => goTo(at - 1)}>
            {t('stepBack')}
          </Button>
          <Button tone="primary" icon={isPlaying.value ? 'pause' : 'play'} onAct={play}>
            {t(isPlaying.value ? 'pause' : 'playSteps')}
          </Button>
          <Button icon="next" isDisabled={at === steps.length - 1} onAct={() => goTo(at + 1)}>
            {t('stepForward')}
          </Button>
        </div>
        <StepList steps={steps} at={at} goTo={goTo} />
      </div>
    </Panel>
  );
}

type StepListProps = Pick<ExhibitVersion, 'steps'> & { readonly at: number; goTo(step: number): void };

/** Every step by its letters; arrow keys go from one to the next. */
function StepList({ steps, at, goTo }: StepListProps): JSX.Element {
  const moveByArrow = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = Math.max(0, Math.min(steps.length - 1, at + by));
    goTo(to);
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  };
  return (
    <ol class={styles.steps} aria-label={t('steps')} onKeyDown={moveByArrow}>
      {steps.map(({ title }, i) => (
        <li key={i}>
          <button
            type="button"
            class={styles.step}
            aria-current={i === at ? 'step' : undefined}
            aria-label={t('step', { number: i + 1, count: steps.length, added: title })}
            tabIndex={i === at ? 0 : -1}
            onClick={() => goTo(i)}
          >
            {i + 1}
          </button>
        </li>
      ))}
    </ol>
  );
}

type TellUsProps = { readonly box: ExhibitBox; readonly version: ExhibitVersion; readonly number: number };

/** An owner of the original hands over a sentence and the address of the version. */
function TellUs({ box, version, number }: TellUsProps): JSX.Element {
  const sharing = useSharing();
  const tell = (): Promise<void> =>
    sharing.share({
      text: t('answer', { box: box.title, version: version.title }),
      link: `${location.origin}/exhibit/${box.id}#${HASH_PREFIX}${number}`,
    });
  return (
    <div class={styles.tell}>
      <Button icon="share" onAct={() => void tell()}>
        {t('tellUs', { number })}
      </Button>
      <p role="status">{sharing.message}</p>
      {sharing.dialog}
    </div>
  );
}
