/** Words about blocking, muting and reporting other players. */
import { translator } from '@parlour/messages';

const english = {
  block: 'Block',
  mute: 'Mute',
  unblock: 'Unblock',
  unmute: 'Unmute',
  explained:
    "You won't be seated with someone you block. You won't see messages of someone you mute. They aren't notified.",
  blockedAndMuted: 'Blocked and muted',
  others: 'Other players at this table',

  // Reports.
  reportSummary: 'Report to the moderators',
  reason: 'Reason',
  insult: 'Rudeness',
  name: 'Offensive name',
  stalling: 'Stalling or leaving',
  cheating: 'Cheating',
  other: 'Something else',
  details: 'Details (optional)',
  report: 'Send report',
  reportSent: 'Thank you. The moderators will look into it.',
} as const;

export const moderationText = translator('moderation', english);
