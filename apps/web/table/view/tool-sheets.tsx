/** Sheets of the tools: phrases to say, and what has no room in the bar of a phone. */
import { Dialog } from '@parlour/board-kit/components/panels/dialog.tsx';
import { QUICK_CHAT_PHRASES } from '@parlour/table/commands';
import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Switch } from '../../ui/choices.tsx';
import { platform } from '../platform.ts';
import type { TableController } from '../table-controller.ts';
import styles from './sheets.module.css';
import barStyles from './table-bar.module.css';
import { type Tool, ToolButton, ToolIcon } from './table-bar.tsx';
import { tableText } from './view-text.ts';

type PhrasesProps = { readonly controller: TableController; close(): void };

/** Limits how often a player can send a phrase. */
const BETWEEN_PHRASES_MS = 3000;

const isWaiting: Signal<boolean> = signal(false);

/** A few polite phrases instead of free chat. */
export function PhrasesSheet({ controller, close }: PhrasesProps): JSX.Element {
  const { isMuted } = controller;
  const say = (phrase: string): void => {
    void controller.handle()?.sayPhrase(phrase);
    isWaiting.value = true;
    setTimeout(() => (isWaiting.value = false), BETWEEN_PHRASES_MS);
    close();
  };
  return (
    <Dialog label={tableText('saySomething')} close={close}>
      <div class={styles.phrases}>
        {Object.entries(QUICK_CHAT_PHRASES).map(([phrase, words]) => (
          <button
            key={phrase}
            type="button"
            class={styles.phrase}
            disabled={isWaiting.value}
            onClick={() => say(phrase)}
          >
            {words}
          </button>
        ))}
      </div>
      <div class={styles.mute}>
        <Switch
          label={tableText('muteOthers')}
          hint={tableText('muteExplained')}
          isOn={isMuted.value}
          onChange={isOn => (isMuted.value = isOn)}
        />
      </div>
    </Dialog>
  );
}

type MoreProps = { readonly tools: readonly Tool[]; close(): void };

export function MoreSheet({ tools, close }: MoreProps): JSX.Element {
  const { Link } = platform();
  useClosedByWidth(close);
  return (
    <Dialog label={tableText('more')} close={close}>
      <div class={styles.list}>
        {tools.map(tool => (
          <ToolButton
            key={tool.key}
            tool={{
              ...tool,
              room: 'narrow',
              onPress: () => {
                close();
                tool.onPress();
              },
            }}
          />
        ))}
        <Link to="/settings" class={barStyles.tool}>
          <ToolIcon path={SETTINGS_ICON} />
          {tableText('settings')}
        </Link>
      </div>
    </Dialog>
  );
}

/** A turned device may have room for all tools. */
function useClosedByWidth(close: () => void): void {
  useEffect(() => {
    const wide = matchMedia('(min-width: 62.5rem) and (min-height: 37.5rem)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  });
}

const SETTINGS_ICON = 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4';
