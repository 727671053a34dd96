/**
 * Days that reviews which are not shown are kept: refused ones as long as their writer may ask why, and those that nobody
 * read a good while longer. The privacy page says so too. Published reviews stay as long as the shop does.
 */
export const keptDays = { rejected: 90, submitted: 365 } as const
