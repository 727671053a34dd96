/**
 * Days for which reviews and invitations are stored: refused reviews as long as their writer may ask why, unread ones a
 * good while longer, and the mails that asked for reviews. Where a
 * writer wants to hear of an answer is forgotten with the first answer, and in time without one. Of a vote the trace of its browser and network goes, and the
 * count stays; of a review the trace of the network in which it was written. The privacy page names the same terms.
 * Published reviews stay as long as their product does.
 */
export const keptDays = {
  rejected: 90,
  submitted: 365,
  invitation: 90,
  tellAddress: 180,
  vote: 90,
  writerNetwork: 30,
} as const
