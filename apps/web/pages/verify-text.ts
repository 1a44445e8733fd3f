/** Words of the page that verifies a shuffle. */
import { translator } from '@parlour/messages';

const english = {
  title: 'Verify shuffle',
  check: 'Check a record',
  howItWorks: 'How it works',
  explanation:
    'Before anyone cuts the pack, the table publishes a seal: the hash of a secret. Each player commits to a cut. When all have, the cuts are shown, and every card follows from the secret and the cuts. After the match the record contains the secret, so anyone can repeat every shuffle and every draw. Your slip holds what was fixed before your cut was shown.',
  independent:
    'This page comes from the same server whose shuffle it checks. To check independently, download <file>verify.py</file>, read it (it is short), and run it with Python 3 on the record and your slip. If you don’t trust this server, get the file from somewhere else. <more>Details of the shuffle</more>',
  afterMatch: 'Checked after the match',
  seat: 'Seat {number}',
  result: 'Result',
  resultBefore: 'Paste the record of a match to check it.',
  record: 'Record',
  slip: 'Your slip (optional)',
  verify: 'Verify',
  saveRecord: 'Save record',
  saveSlip: 'Save slip',
  terminal: 'In a terminal: {command}',
  mismatch: "The shuffle doesn't match.",
  notProved: "The shuffle can't be proved.",
  atLine: 'Line {line}: {message}',
  matches: 'The shuffle is correct.',
  matchesSlip: 'The shuffle is correct and matches your slip.',
  counts:
    '{draws, plural, one {# draw was} other {# draws were}} repeated from the seal, and {plays, plural, one {# play} other {# plays}} checked against the rules.',
  withoutSlip: "Without a slip, this doesn't show that the seal came before the cuts.",
  seal: 'Seal: {seal}',
} as const;

export const verifyText = translator('verify', english);
