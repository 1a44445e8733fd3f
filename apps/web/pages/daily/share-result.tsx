/** A finished daily deal as a ticket to share: the course of the match in squares, without cards or names. */
import { compareDailyScores } from '@parlour/games/shelf/daily';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { LEVELS } from '@parlour/players/player';
import type { JSX } from 'preact';
import { dailyResultText, dayText, shareDailyText } from '../../lib/daily-text.ts';
import { dailyText } from '../../lib/daily-words.ts';
import { useAsync } from '../../lib/use-async.ts';
import { Button } from '../../ui/button.tsx';
import { ShareTicket, Squares } from '../../ui/figures.tsx';
import { copyText, useSharing } from '../../ui/share.tsx';
import { Panel, Row } from '../../ui/surfaces.tsx';
import type { StoredDailyDeal } from '../../worker/local/daily-deals.ts';
import styles from './daily.module.css';

/** Stands where the ticket will be. */
const NO_SQUARES = Array.from({ length: 13 }, () => 'lost' as const);

type ShareResultProps = {
  readonly game: BoxedGame;
  /** Undefined before the deal is played. */
  readonly stored: StoredDailyDeal | undefined;
  /** Days in a row at the end of that day. */
  readonly streak: number;
};

export function ShareResult({ game, stored, streak }: ShareResultProps): JSX.Element {
  const sharing = useSharing();
  const meaning = useAsync(async () => (await game.squares?.())?.says, [game.id]);
  const { made, squares = [] } = stored ?? {};
  if (!stored || !made) {
    return (
      <Panel title={dailyText('share')} class={styles.panel}>
        <Squares squares={NO_SQUARES} />
        <p class={styles.about}>{dailyText('notPlayed')}</p>
      </Panel>
    );
  }
  const text = shareDailyText({ game, day: stored.day, made, squares, streak });
  const copy = async (): Promise<void> => {
    if ((await copyText(text)) === 'copied') sharing.showMessage(dailyText('copied'));
    else await sharing.share({ text, link: `${location.origin}/daily` });
  };
  return (
    <Panel title={dailyText('share')} class={styles.panel}>
      <ShareTicket
        title={dailyText('shareTitle', { game: game.title, day: dayText(stored.day, 'short') })}
        line={ticketLine(game, { ...stored, made })}
      >
        {squares.map((row, i) => (
          <Squares
            key={i}
            label={dailyText('squaresLabel', { full: row.filter(one => one !== 'lost').length, count: row.length })}
            squares={row}
          />
        ))}
      </ShareTicket>
      <Row>
        <Button
          tone="primary"
          icon="share"
          onAct={() => void sharing.share({ text, link: `${location.origin}/daily` })}
        >
          {dailyText('shareButton')}
        </Button>
        <Button icon="copy" onAct={() => void copy()}>
          {dailyText('copyButton')}
        </Button>
      </Row>
      <p role="status">{sharing.message}</p>
      {sharing.dialog}
      {squares.length > 0 && <p class={styles.about}>{meaning}</p>}
    </Panel>
  );
}

type FinishedDeal = StoredDailyDeal & Required<Pick<StoredDailyDeal, 'made'>>;

function ticketLine(game: BoxedGame, { made, levels = {} }: FinishedDeal): string {
  const played = LEVELS.flatMap(level => levels[level] ?? []);
  const beaten = played.filter(other => compareDailyScores(game, made, other) > 0).length;
  const beats = played.length === 0 ? '' : dailyText('beaten', { beaten, count: played.length });
  return [dailyResultText(made), beats].filter(part => part !== '').join(' · ');
}
