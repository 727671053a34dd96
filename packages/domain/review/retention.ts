/**
 * Days that are kept: refused reviews as long as their writer may ask why, those that nobody read a good while longer, and
 * the mails that asked for reviews. The privacy page says so too. Published reviews stay as long as their product does.
 */
export const keptDays = { rejected: 90, submitted: 365, invitation: 90 } as const
