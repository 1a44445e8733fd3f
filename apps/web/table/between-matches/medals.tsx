/** Medals that were earned with the finished match, stamped in gold. */
import { playSound } from '@parlour/board-kit/sound/sound';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Link } from '../../app/router.tsx';
import { useAsync } from '../../lib/use-async.ts';
import { workerApi } from '../../worker/worker-client.ts';
import type { MedalsProps } from '../platform.ts';
import { roomText } from './room-text.ts';
import styles from './win.module.css';

export function Medals({ titles }: MedalsProps): JSX.Element {
  const boxes = useAsync(() => workerApi().featsByBox(), [titles.join()]);
  const all = boxes?.flatMap(({ feats }) => feats) ?? [];
  const earned = all.filter(({ isEarned }) => isEarned).length;
  useEffect(() => playSound('medal'), []);
  return (
    <ul class={styles.medals} role="status">
      {titles.map(title => (
        <li key={title} class={styles.medal}>
          <Disc />
          <div>
            <p class={styles.number}>
              {all.length === 0 ? roomText('newMedal') : roomText('newMedalOf', { earned, all: all.length })}
            </p>
            <Link to="/feats" class={styles.title}>
              {title}
            </Link>
            <p>{all.find(feat => feat.title === title)?.says}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const TEETH = 28;

/** The milled edge of the medal. */
const EDGE = Array.from({ length: 2 * TEETH }, (_, i) => {
  const [angle, radius] = [(i * Math.PI) / TEETH, i % 2 === 0 ? 48 : 44];
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

const Disc = (): JSX.Element => (
  <svg viewBox="-50 -50 100 100" class={styles.disc} aria-hidden="true">
    <defs>
      <radialGradient id="medal-gold" cx="0.35" cy="0.28" r="0.9">
        <stop offset="0" stop-color="#ffe7ae" />
        <stop offset="0.55" stop-color="#d9a441" />
        <stop offset="1" stop-color="#a06f1b" />
      </radialGradient>
    </defs>
    <polygon points={EDGE} fill="url(#medal-gold)" stroke="#7a5412" />
    <circle r="38" fill="none" stroke="#7a5412" />
    <circle r="27" fill="#f6d98f" fill-opacity="0.55" stroke="#7a5412" />
    <path
      d="M0-19 5.600-6.700 19-5.200 9 3.900 11.700 17.200 0 10.600-11.700 17.200-9 3.900-19-5.200-5.600-6.700z"
      fill="none"
      stroke="#3a2616"
      stroke-width="2.4"
      stroke-linejoin="round"
    />
  </svg>
);
