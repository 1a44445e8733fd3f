/** Starts the deal of a day; a patience is played through first, so that it can be won. */
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { navigateTo } from '../../app/router.tsx';
import { settings } from '../../app/settings.ts';
import { dailyText } from '../../lib/daily-words.ts';
import { Button, type ButtonTone } from '../../ui/button.tsx';
import { workerApi } from '../../worker/worker-client.ts';

type StartDealProps = {
  readonly game: BoxedGame;
  readonly day: () => string;
  readonly as: 'attempt' | 'practice';
  readonly tone?: ButtonTone;
  readonly size?: 'normal' | 'large';
};

export function StartDeal({ game, day, as, tone = 'plain', size = 'normal' }: StartDealProps): JSX.Element {
  const isSearching = useSignal(false);
  const start = async (): Promise<void> => {
    const { name, pace } = settings.peek();
    const shouldContinue = (): boolean => isSearching.peek();
    isSearching.value = true;
    const createTable = as === 'attempt' ? workerApi().startDailyDeal : workerApi().practiseDailyDeal;
    const table = await createTable({ game: game.id, day: day() }, { name, pace }, shouldContinue);
    isSearching.value = false;
    if (table !== undefined) navigateTo(`/table/${table}`);
  };
  if (isSearching.value && game.findSolution) {
    return (
      <>
        <span role="status">{dailyText('searching')}</span>
        <Button onAct={() => (isSearching.value = false)}>{dailyText('cancel')}</Button>
      </>
    );
  }
  return (
    <Button tone={tone} size={size} isDisabled={isSearching.value} onAct={() => void start()}>
      {dailyText(as === 'attempt' ? 'playDeal' : 'practise')}
    </Button>
  );
}
