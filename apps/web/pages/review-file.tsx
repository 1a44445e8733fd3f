/** A record from a file: it goes into the address, and nowhere else. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { readAtMost } from '../bounded.ts';
import { go } from '../router.tsx';
import { LONGEST, pack } from '../share.ts';
import styles from './games.module.css';
import { Page, Paper } from './page.tsx';

export function RecordFile({ title }: { readonly title: string }): JSX.Element {
  const says = useSignal('');
  const open = async (file: File | undefined): Promise<void> => {
    const bytes = file && (await readAtMost(file.stream(), LONGEST));
    if (bytes) go(`/review#${await pack({ names: [], text: new TextDecoder().decode(bytes) })}`, 'replace');
    else if (file) says.value = 'This file is longer than any record, and was not read.';
  };
  return (
    <Page title={title}>
      <Paper>
        <p>
          A record tells how a match stood, where it was lost, and what would have been better. It stays on this device.
        </p>
        <label class={styles.file}>
          A record as a file
          <input type="file" accept="text/plain,.txt" onChange={event => void open(event.currentTarget.files?.[0])} />
        </label>
        <p role="status">{says.value}</p>
      </Paper>
    </Page>
  );
}
