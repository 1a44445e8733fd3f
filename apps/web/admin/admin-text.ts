/** Words of the operator page. */
import { translator } from '@parlour/messages';

const english = {
  operator: 'Operator',
  operatorKey: 'Operator key',
  open: 'Open',
  summary:
    '{members, plural, one {# member} other {# members}} · {reports, plural, =0 {no open reports} one {# open report} other {# open reports}} · {bans, plural, =0 {no bans} one {# ban} other {# bans}}',
  notWritable: "The server can't write to its disk right now. Free some space or check its permissions.",
  parts: 'Sections',
  reportsPart: 'Reports',
  membersPart: 'Members',
  bansPart: 'Bans',
  namesPart: 'Names',
  tablesPart: 'Tables',
  auditPart: 'Audit log',
  older: 'Show older',

  // Members.
  nameOrId: 'Name or id',
  find: 'Find',
  noMembers: 'No members yet.',
  details: 'Details',
  detailsOf: 'Details of {name}',
  allMembers: 'All members',
  memberSince: '{id}, member since {since}',
  rename: 'Rename',
  newName: 'New name',
  reports: 'Reports',
  noReportsAbout: 'No reports about this member.',
  recentActions: 'Recent actions',

  // Bans.
  ban: 'Ban',
  banScope: 'Ban from',
  banFromServer: 'Signing in and playing',
  banFromTables: 'Playing',
  banLength: 'Length',
  oneDay: '1 day',
  sevenDays: '7 days',
  thirtyDays: '30 days',
  oneYear: '1 year',
  forever: 'Permanent',
  banReason: 'Reason (shown to the member)',
  bannedUntil: 'Banned from {scope, select, house {signing in and playing} other {playing}} until {until}: {why}',
  bannedForever: 'Banned permanently from {scope, select, house {signing in and playing} other {playing}}: {why}',
  liftBan: 'Lift ban',
  noBans: 'No one is banned.',

  // Reports.
  reportState: 'Show reports',
  openReports: 'Open',
  settledReports: 'Settled',
  noReports: 'No reports.',
  reportTitle: '{reason}: {name}',
  reportedBy:
    '{at}, by {name}{guest, select, yes { (guest)} other {}}{table, select, none {} other {, table {table}, seat {seat}}}{match, select, none {} other {, match {match}}}',
  settledAt: 'Settled {at}: {words}',
  readRecord: 'Read record',
  recordLabel: 'Record of the match',
  settleNote: 'What you did about it',
  settle: 'Settle',

  // Names.
  namesExplained:
    'No one can choose a forbidden name or one that looks like it. Members who already have such a name keep it until you rename them.',
  name: 'Name',
  forbid: 'Forbid name',
  allow: 'Allow',
  forbiddenSince: 'since {since}',
  noForbiddenNames: 'No forbidden names, except those that every server forbids.',

  // Tables.
  tableState: 'Show tables',
  openTables: 'Open',
  closed: 'Closed',
  archived: 'Archived',
  noTables: 'No such tables.',
  tableDetails:
    '{table}, code {code}, {visibility, select, listed {public} other {private}}, created {created}{seen, select, none {} other {, last active {seen}}}, {entries, plural, one {# log entry} other {# log entries}}',
  close: 'Close',
  delete: 'Delete',
  deleteForGood: 'Delete permanently',

  // The audit log.
  auditFilter: 'Only this member (name or id)',
  filter: 'Filter',
  noActions: 'No actions yet.',
  actionBy: '{at}, by {by, select, operator {the operator} other {the member}}',
  joined: 'Signed up',
  'signed in': 'Signed in',
  'signed in by code': 'Signed in by recovery code',
  'signed out': 'Signed out',
  'signed out everywhere': 'Signed out everywhere',
  'new device': 'Added a passkey',
  'device removed': 'Removed a passkey',
  'new code': 'Created a recovery code',
  export: 'Downloaded their data',
  erased: 'Deleted their account',
  reported: 'Reported a player',
  banned: 'Banned',
  'ban lifted': 'Ban lifted',
  renamed: 'Renamed',
  'report settled': 'Report settled',
  'name forbidden': 'Name forbidden',
  'name allowed': 'Name allowed',
  'table closed': 'Table closed',
  'table deleted': 'Table deleted',
  'record read': 'Record read',
} as const;

export const adminText = translator('admin', english);

/** Names an action of the audit log; a newer server may log one that has no words here. */
export const actionText = (action: string): string => (action in english ? adminText(action as 'banned') : action);
