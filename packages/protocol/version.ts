/** Where a sitting goes on, and the version of what is said there. */
export const SOCKET_PATH = '/api/sit';

/**
 * The version of the protocol. Fields, frames and codes are added without raising it, so whoever reads ignores what they
 * do not know; it is raised when something a client relies on goes or comes to mean something else.
 */
export const PROTOCOL = 1;

/** The code that a server closes a socket with when its session has ended. A client may come back as a guest. */
export const SIGNED_OUT = 4401;

/** The versions this server speaks, the oldest first. */
export const SPOKEN: readonly number[] = [PROTOCOL];

/** Undefined if the server speaks it; else what is wrong, in one sentence. Whoever names none speaks the first. */
export function versionFault(asked = 1, spoken: readonly number[] = SPOKEN): string | undefined {
  if (spoken.includes(asked)) return undefined;
  const isNewer = asked > Math.max(...spoken);
  const what = isNewer ? 'this server is older than that' : 'that is no longer spoken here';
  return `You speak protocol ${asked}, and ${what}: it speaks ${spoken.join(', ')}.`;
}
