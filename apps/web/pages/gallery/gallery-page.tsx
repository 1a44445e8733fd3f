/** All components in every world and theme, for contributors (CONTRIBUTING.md). */
import { type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { ArrowLink, Button } from '../../ui/button.tsx';
import { Segments, Slider, Switch } from '../../ui/choices.tsx';
import { CardPicture, GameCards } from '../../ui/fan.tsx';
import {
  Bars,
  Medal,
  Meter,
  MonthCalendar,
  Ring,
  ShareTicket,
  Squares,
  Stat,
  Week,
  type WeekDay,
} from '../../ui/figures.tsx';
import { BottomSheet, Toast } from '../../ui/overlays.tsx';
import { PageLayout } from '../../ui/page.tsx';
import { Avatar, Avatars } from '../../ui/people.tsx';
import { Chip, EmptyState, Eyebrow, Felt, Panel, Row, SectionHead } from '../../ui/surfaces.tsx';
import { GameFacts, Tile } from '../../ui/tile.tsx';
import styles from './gallery.module.css';
import { galleryText } from './gallery-text.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

export const GalleryPage = (): JSX.Element => (
  <PageLayout title={galleryText('title')} aside={<p>{galleryText('intro')}</p>}>
    {[undefined, ...shelf].map(world => (
      <div key={world?.id ?? ''} class={styles.pair}>
        {THEMES.map(theme => (
          <Place key={theme} world={world} theme={theme} />
        ))}
      </div>
    ))}
  </PageLayout>
);

type PlaceProps = { readonly world: ShelvedBox | undefined; readonly theme: Theme };

function Place({ world, theme }: PlaceProps): JSX.Element {
  const name = galleryText('place', { world: world?.title ?? galleryText('parlour'), theme });
  const box = world ?? assertDefined(shelf[0]);
  return (
    <section class={styles.place} data-theme={theme} data-world={world?.id} aria-label={name}>
      <h2>{name}</h2>
      <Buttons />
      <Choices />
      <People box={box} />
      <Numbers box={box} />
      <Surfaces box={box} />
      <Overlays />
    </section>
  );
}

const Buttons = (): JSX.Element => (
  <>
    <h3>{galleryText('buttons')}</h3>
    <Row>
      <Button tone="primary" onAct={() => undefined}>
        {galleryText('play')}
      </Button>
      <Button icon="people" onAct={() => undefined}>
        {galleryText('friends')}
      </Button>
      <Button tone="quiet" size="small" onAct={() => undefined}>
        {galleryText('undo')}
      </Button>
      <Button tone="primary" isDisabled onAct={() => undefined}>
        {galleryText('join')}
      </Button>
      <ArrowLink to="/gallery">{galleryText('open')}</ArrowLink>
    </Row>
  </>
);

const LEVELS = ['easy', 'normal', 'strong'] as const;

function Choices(): JSX.Element {
  const level = useSignal<(typeof LEVELS)[number]>('normal');
  const isOn = useSignal(true);
  const size = useSignal(40);
  return (
    <>
      <h3>{galleryText('choices')}</h3>
      <Segments
        label={galleryText('level')}
        value={level.value}
        onChange={value => (level.value = value)}
        choices={LEVELS.map(value => ({ value, label: galleryText(value) }))}
      />
      <Switch
        label={galleryText('chat')}
        hint={galleryText('chatHint')}
        isOn={isOn.value}
        onChange={value => (isOn.value = value)}
      />
      <Slider
        label={galleryText('size')}
        text={galleryText('percent', { value: size.value })}
        value={size.value}
        min={0}
        max={100}
        step={10}
        onChange={value => (size.value = value)}
      />
    </>
  );
}

const RINGS = ['none', 'chosen', 'turn'] as const;

function People({ box: { id, guestPortraits = [] } }: { readonly box: ShelvedBox }): JSX.Element {
  const people = guestPortraits.slice(0, RINGS.length);
  return (
    <>
      <h3>{galleryText('people')}</h3>
      <Row>
        {people.map((name, i) => (
          <Avatar key={name} who={`${id}/${name}`} size={64} ring={RINGS[i] ?? 'none'} />
        ))}
        <Avatar name="R" size={44} />
        <Avatars>
          {people.map(name => (
            <Avatar key={name} who={`${id}/${name}`} size={28} />
          ))}
        </Avatars>
      </Row>
    </>
  );
}

const WEEK: readonly WeekDay[] = [
  { name: 'Mon', state: 'done' },
  { name: 'Tue', state: 'done' },
  { name: 'Wed', state: 'now' },
  { name: 'Thu', state: 'open' },
];
const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const DAYS = [0, 1, 2, 0, 0, 0, 0].map((done, i) => ({ day: i + 1, done: done as 0 | 1 | 2, isToday: i === 3 }));
const COLUMNS = [
  { name: 'Mon', value: 3, second: 1 },
  { name: 'Tue', value: 5, second: 2, isMarked: true },
];

const Numbers = ({ box: { id, leaningCard = '' } }: { readonly box: ShelvedBox }): JSX.Element => (
  <>
    <h3>{galleryText('numbers')}</h3>
    <Row>
      <Stat value={148} label={galleryText('games')} />
      <Ring value={34} max={200} label={galleryText('ringLabel')}>
        34
      </Ring>
      <Chip tone="lamp" icon="flame">
        {galleryText('streak')}
      </Chip>
      <Chip tone="go" icon="check">
        {galleryText('solved')}
      </Chip>
      <Chip>{galleryText('second')}</Chip>
    </Row>
    <Week days={WEEK} label={galleryText('weekLabel')} />
    <Squares squares={['won', 'best', 'lost']} label={galleryText('squaresLabel')} />
    <Meter value={34} max={100} />
    <Bars columns={COLUMNS} label={galleryText('barsLabel')} />
    <MonthCalendar label={galleryText('calendarLabel')} weekdays={WEEKDAYS} offset={0} days={DAYS} />
    <ShareTicket title={galleryText('ticket')} line={galleryText('ticketLine')}>
      <Squares squares={['won', 'won', 'lost']} label={galleryText('squaresLabel')} />
    </ShareTicket>
    <div class={styles.medals}>
      <Medal
        title={galleryText('medal')}
        text={galleryText('medalText')}
        isEarned
        picture={<CardPicture box={id} card={leaningCard} class={styles.medalCard} />}
      />
      <Medal
        title={galleryText('locked')}
        text={galleryText('lockedText')}
        isEarned={false}
        progress={{ value: 7, max: 10 }}
      />
    </div>
  </>
);

function Surfaces({ box }: { readonly box: ShelvedBox }): JSX.Element {
  const game = assertDefined(box.games[0]);
  const picture = <GameCards box={box.id} game={game} class={styles.fan} />;
  return (
    <>
      <SectionHead title={galleryText('surfaces')} />
      <Felt>
        <Eyebrow>{galleryText('today')}</Eyebrow>
        <h3>{game.title}</h3>
        <p>{galleryText('sameCards')}</p>
        <Button tone="cream" onAct={() => undefined}>
          {galleryText('play')}
        </Button>
      </Felt>
      <Tile
        to={`/box/${box.id}`}
        picture={picture}
        title={game.title}
        line={galleryText('tileLine')}
        facts={<GameFacts {...game} />}
      />
      <Panel>
        <p>{galleryText('sheetText')}</p>
      </Panel>
      <EmptyState title={galleryText('empty')} text={galleryText('emptyText')} picture={picture}>
        <Button tone="primary" onAct={() => undefined}>
          {galleryText('play')}
        </Button>
      </EmptyState>
    </>
  );
}

function Overlays(): JSX.Element {
  const isOpen = useSignal(false);
  const toast = useSignal('');
  return (
    <>
      <h3>{galleryText('overlays')}</h3>
      <Row>
        <Button onAct={() => (isOpen.value = true)}>{galleryText('openSheet')}</Button>
      </Row>
      {isOpen.value && (
        <BottomSheet title={galleryText('sheetTitle')} close={() => (isOpen.value = false)}>
          <p>{galleryText('sheetText')}</p>
          <Row>
            <Button
              tone="primary"
              onAct={() => {
                isOpen.value = false;
                toast.value = galleryText('toast');
              }}
            >
              {galleryText('yes')}
            </Button>
          </Row>
        </BottomSheet>
      )}
      <Toast>{toast.value}</Toast>
    </>
  );
}
