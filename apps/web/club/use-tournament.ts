/** A tournament as it goes on: asked for every few seconds, and told only if something has changed. */
import type { TournamentView } from '@parlour/protocol/club/tournaments';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { askMine, askNews, type MySeat } from './tournament-ask.ts';
import { listOf, tokensOf } from './tournament-tokens.ts';
import { useMe } from './who.ts';

export type FollowedTournament = {
  readonly seen: Signal<TournamentView | undefined>;
  readonly mine: Signal<readonly MySeat[]>;
  readonly organises: Signal<boolean>;
  readonly trouble: Signal<string>;
  /** Looks at once, for whoever has just done something. */
  look(): Promise<void>;
};

const EVERY = 3000;

export function useTournament(id: string): FollowedTournament {
  const seen = useSignal<TournamentView | undefined>(undefined);
  const mine = useSignal<readonly MySeat[]>([]);
  const organises = useSignal(false);
  const trouble = useSignal('');
  const version = useSignal(0);
  const me = useMe();
  const look = async (): Promise<void> => {
    const news = await askNews(id, version.value);
    trouble.value = news.ok ? '' : news.fault;
    if (!news.ok) return;
    version.value = news.value.version;
    seen.value = news.value.seen ?? seen.value;
    const tokens = listOf(tokensOf(id));
    const told = tokens.length > 0 || me ? await askMine(id, tokens) : undefined;
    if (!told?.ok) return;
    mine.value = told.value.seats;
    organises.value = told.value.organises;
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => void (document.hidden || look()), EVERY);
    return () => clearInterval(timer);
  }, [id, me?.id]);
  return { seen, mine, organises, trouble, look };
}
