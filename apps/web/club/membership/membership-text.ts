/** Words about the account: signing in, devices, recovery, data. */
import { translator } from '@parlour/messages';

const english = {
  account: 'Account',
  profile: 'Ratings and matches',
  loading: 'Loading …',
  unreachable: "Can't reach the server. Games on this device still work.",
  signedOut: "You've been signed out.",
  erased: 'Your account and its data are deleted. You can play on as a guest.',

  // Signing in.
  signIn: 'Sign in',
  signInExplained: 'Use the passkey on this device or a nearby one. No password needed.',
  signUp: 'Create account',
  signUpExplained:
    'Choose a name. Your device stores a passkey for it: no password and no e-mail. Games you played here as a guest come along.',
  yourName: 'Your name',
  recover: 'Lost your devices?',
  recoverExplained:
    'Your recovery code signs you in once, and you get a new one. Then add a passkey for your new device.',
  recoveryCode: 'Recovery code',
  recoverButton: 'Use code',
  signOutOthers: 'Sign out on all other devices',
  noSignIn: "You can't sign in here",
  playAsGuest: 'Play as a guest',

  // Passkeys.
  passkeys: 'Passkeys',
  passkeysExplained: 'Add a passkey for each device you use.',
  passkey: '{device}, added {added}, last used {used}',
  addPasskey: 'Add passkey',
  deviceName: 'Name of the new device',
  renameLabel: 'Name of this device',
  rename: 'Rename',
  removeExplained: 'Removing a passkey also signs out the other devices that used it.',
  remove: 'Remove {device}',
  removeLast: 'Remove',
  lastPasskey: 'This is your last passkey. To remove it, enter your recovery code',

  // Sessions.
  sessions: 'Signed in on',
  sessionHere: '{device}, this device',
  sessionElsewhere: '{device}, last seen {seen}',
  signOutThere: 'Sign out there',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',

  // The recovery code.
  yourCode: 'Recovery code',
  codeMade: 'Created {made}. A new code replaces it and signs you out on all other devices.',
  newCode: 'Create new code',
  codeTitle: 'Your recovery code',
  codeExplained:
    'For {name} at {host}. If you lose all your devices, this code signs you in once. It is shown only now: write it down and keep it safe.',
  copy: 'Copy',
  copied: 'Copied.',
  selectAndCopy: 'Copying was blocked. Select the code above and copy it.',
  print: 'Print',
  codeSaved: "I've saved it",

  // Your data.
  yourData: 'Your data',
  yourDataExplained: 'Download everything the server stores about you as one file.',
  download: 'Download data',
  deleteAccount: 'Delete account',
  deleteExplained:
    'Your name, passkeys and all other data are deleted at once. In other players’ games you appear as a former member.',
  deleteConfirm: 'Type your name to confirm',
  deleteButton: 'Delete account',

  // Passkey errors.
  passkeyFailed: "The passkey didn't work. Try again.",
  passkeyCancelled: 'No passkey was used: it was cancelled or took too long. Try again.',
  passkeyExists: 'This device already has a passkey of yours. Sign in with it.',
  passkeyBlocked: 'This browser blocks passkeys on this page. Open the page directly, in its own tab.',
  passkeyUnsupported: 'This device has no passkeys that work here. Use another device.',
  noPasskeys: 'This browser has no passkeys. Update it or use another one to sign in.',
} as const;

export const membershipText = translator('membership', english);
