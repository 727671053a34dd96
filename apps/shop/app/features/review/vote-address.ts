/** Where votes on reviews are sent. */
export const voteAddress = '/beoordelingen/nuttig/'
