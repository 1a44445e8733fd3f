/** Passkeys of this browser: whether there are any, making one, and signing by one. */
import { passkeyFault } from '@parlour/club/passkey-places';
import { failure, type Result, success } from '@parlour/kernel/result';
import type { MadePasskey, ProvedPasskey } from '@parlour/protocol/club/members';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { AskFault } from './ask.ts';

/** Why nobody can sign in on this page; undefined if they can. */
export const whyNoPasskeys = (): string | undefined =>
  passkeyFault(location) ?? (browserSupportsWebAuthn() ? undefined : 'This browser has no passkeys.');

type Options = { readonly challenge: string };
type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type ProveOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** What the house sends is made for exactly this. */
export const makePasskey = (options: Options): Promise<Result<MadePasskey, AskFault>> =>
  tried(async () => plain(await startRegistration({ optionsJSON: options as MakeOptions })));

export const provePasskey = (options: Options): Promise<Result<ProvedPasskey, AskFault>> =>
  tried(async () => plain(await startAuthentication({ optionsJSON: options as ProveOptions })));

/** What extensions tell is of no use to anybody. */
const plain = <T extends object>(
  answer: T,
): Omit<T, 'clientExtensionResults'> & { clientExtensionResults: Record<string, never> } => ({
  ...answer,
  clientExtensionResults: {},
});

async function tried<T>(work: () => Promise<T>): Promise<Result<T, AskFault>> {
  try {
    return success(await work());
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return failure({ code: 'bad-proof', message: SENTENCES[name] ?? 'The passkey could not be used.' });
  }
}

const SENTENCES: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used: it was put off, or took too long.',
  InvalidStateError: 'This device has a passkey of yours already.',
  SecurityError: 'This browser does not allow passkeys on this page.',
  NotSupportedError: 'This device has no passkeys that can be used here.',
};
