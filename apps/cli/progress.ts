/** A progress bar on a terminal, and silence anywhere else. */
export function progressBar(total: number, what: string): { show(done: number): void; end(): void } {
  if (!process.stderr.isTTY) return { show() {}, end() {} };
  const width = 30;
  return {
    show(done) {
      const filled = Math.round((width * done) / total);
      process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done} of ${total} ${what} `);
    },
    end() {
      process.stderr.write('\r\u001b[2K');
    },
  };
}
