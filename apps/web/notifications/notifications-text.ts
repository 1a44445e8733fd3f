/** Words about turns that wait for the user, and push notifications. */
import { translator } from '@parlour/messages';

const english = {
  // Waiting tables.
  yourTurn: 'Your turn',
  tablesWaiting: 'Tables waiting for you',
  withPlayers: 'with {names}',
  withPlayersAndTime: 'with {names} · {time}',
  days: '{count, plural, one {# day left} other {# days left}}',
  hours: '{count, plural, one {# hour left} other {# hours left}}',
  minutes: '{count, plural, one {# minute left} other {# minutes left}}',
  timeUp: 'time is up',

  // Push notifications.
  notifications: 'Notifications',
  unavailable: "This server doesn't send notifications.",
  unsupported: "This browser can't receive notifications from pages. On a phone, add Parlour to the home screen first.",
  denied: 'Your browser blocks notifications from this page. Allow them in its settings.',
  off: "Get a notification when it's your turn. It names the game, nothing else.",
  on: 'This device notifies you once when a table has waited for you for two minutes.',
  turnOn: 'Turn on notifications',
  turnOff: 'Turn off notifications',
  quietHours: 'Quiet hours',
  quietFrom: 'From',
  quietTo: 'To',
  unreachable: "Can't reach the server. Check your connection and try again.",
  pushServiceFailed: "This browser couldn't reach its push service. Try again later.",
} as const;

export const notificationsText = translator('notifications', english);
