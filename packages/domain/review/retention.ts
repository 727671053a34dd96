/**
 * Days for which reviews and invitations are stored: refused reviews as long as their writer may ask why, unread ones a
 * good while longer, and the mails that asked for reviews. The privacy page names the same terms. Published reviews stay
 * as long as their product does.
 */
export const keptDays = { rejected: 90, submitted: 365, invitation: 90 } as const
