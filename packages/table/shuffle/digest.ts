/** SHA-256 and HMAC-SHA-512. Synchronous, unlike Web Crypto, because every draw of a match waits for them. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import type { HashFunctions } from '@parlour/kernel/seal';

export const digest: HashFunctions = { sha256, hmacSha512: (key, message) => hmac(sha512, key, message) };
