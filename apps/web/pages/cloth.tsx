/** The cloth of a table: the cards, what stands beside them, and at last the result over them. */
import { later } from '@parlour/board-kit/later';
import { nearestTo } from '@parlour/board-kit/target';
import { type ComponentProps, h, type JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { markedBy } from '../advice.ts';
import { useAsked } from '../asking.ts';
import { happeningsOf } from '../following.ts';
import { worker } from '../host/worker-client.ts';
import { Asked, type AskedProps } from './asked.tsx';
import { LessonFor } from './lesson-for.tsx';
import { Refused } from './refused.tsx';
import styles from './table.module.css';

const SideNotices = later(async () => (await import('./side-notices.tsx')).SideNotices);
const Starting = later(async () => (await import('./starting.tsx')).Starting);

type ClothProps = AskedProps & { wait(): void };

export function Cloth(props: ClothProps): JSX.Element {
  const { sitting: controller, board, shown, plays, wait } = props;
  const { sight } = shown;
  const isStill = !controller.isBusy.value;
  useLettersSwallowed(board.typesLetters === true && sight.scene?.start !== undefined);
  return (
    <div class={styles.cloth}>
      {(sight.remote || sight.room.undo) && <SideNotices sitting={controller} sight={sight} />}
      <LessonFor {...{ sitting: controller, board, shown, plays }}>
        {isStill && sight.scene?.start && <Starting sitting={controller} sight={sight} />}
      </LessonFor>
      <BoardTable {...props} />
      <Refused sitting={controller} />
      {isStill && sight.scene?.over && <End sitting={controller} sight={sight} result={sight.scene.over} wait={wait} />}
    </div>
  );
}

/** Before all begin at once, a letter typed too early does nothing. */
function useLettersSwallowed(isTooEarly: boolean): void {
  useEffect(() => {
    if (!isTooEarly) return;
    const swallow = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isLetter = /^\p{L}$/u.test(key) && !ctrlKey && !metaKey && !altKey;
      if (!isLetter || nearestTo(event, 'input, textarea, select, dialog')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', swallow, { capture: true });
    return () => removeEventListener('keydown', swallow, { capture: true });
  }, [isTooEarly]);
}

/**
 * The game's own table, connected to the sitting. Measuring where every card lies makes the browser lay out the page, so
 * the cards are drawn again only if something about them is new; what is asked sees to itself.
 */
function BoardTable({ sitting: controller, board, shown, plays, name, children }: AskedProps): JSX.Element {
  const { Table } = board;
  const advised = markedBy(controller.advice.value);
  return useMemo(
    () => (
      <Table
        view={shown.view}
        fresh={shown.fresh}
        plays={plays}
        more={shown.sight.more}
        stallsAt={shown.sight.scene?.stallsAt}
        advised={advised}
        name={name}
        send={controller.send}
        judge={controller.judge}
        past={async () => happeningsOf((await controller.handle()?.log()) ?? [])}
        read={file => worker().read(file)}
        prompt={<Asked {...{ sitting: controller, board, shown, plays, name }}>{children}</Asked>}
      />
    ),
    [controller, board, shown, plays, advised, name, children],
  );
}

type EndProps = ComponentProps<typeof import('./result.tsx').ResultSlip>;

/** The end is not needed before it has come. */
function End(props: EndProps): JSX.Element | null {
  const slip = useAsked(async () => (await import('./result.tsx')).ResultSlip, []);
  return slip ? h(slip, props) : null;
}
