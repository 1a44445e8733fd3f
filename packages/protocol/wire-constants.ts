/** Constants of the protocol for clients and servers, without schemas. */
export const SOCKET_PATH = '/api/sit';

/**
 * Raised only when something a client relies on is removed or changes meaning. Fields, frames and codes are added
 * without raising it; clients ignore what they do not know.
 */
export const PROTOCOL_VERSION = 2;

/** WebSocket close code when the session has ended. The client may reconnect as a guest. */
export const SIGNED_OUT_CLOSE_CODE = 4401;

/** Versions this server supports, oldest first. */
export const SUPPORTED_PROTOCOLS: readonly number[] = [PROTOCOL_VERSION];

/** Undefined if supported. Clients that name no version speak the newest. */
export function protocolFault(
  requested = PROTOCOL_VERSION,
  supported: readonly number[] = SUPPORTED_PROTOCOLS,
): string | undefined {
  if (supported.includes(requested)) return undefined;
  const isNewer = requested > Math.max(...supported);
  const what = isNewer ? 'this server is older' : 'this version is no longer supported';
  return `You use protocol ${requested}, but ${what}. Supported: ${supported.join(', ')}.`;
}

/** Alphabet of ids, without look-alikes; 16 letters are 80 bits and unguessable. */
export const ID_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * No vowels, so no words. Five of 20 letters make 3.2 million codes; they grow to seven letters as codes are taken.
 */
export const TABLE_CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ';

export const TABLE_CODE_LENGTHS = [5, 6, 7] as const;

export const TABLE_CODE_PATTERN: RegExp = new RegExp(
  `^[${TABLE_CODE_ALPHABET}]{${TABLE_CODE_LENGTHS[0]},${TABLE_CODE_LENGTHS.at(-1)}}$`,
);
export const ID_PATTERN: RegExp = new RegExp(`^[${ID_ALPHABET}]{16}$`);

/** Maximum number of tables a device asks about in one request. */
export const MAX_TABLES_PER_WAITING_REQUEST = 50;
