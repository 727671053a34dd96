/**
 * Calls allowed per visitor's address: a household or an office shares one. They come on top of the waits per account
 * (domain/customer/guess-delay).
 */
export const guessLimit = { max: 30, windowMs: 10 * 60_000 }
/** Calls that cause a mail. */
export const mailLimit = { max: 10, windowMs: 10 * 60_000 }
/** Questions for a passkey. A login page asks one as it opens, so that an office needs many more than it answers. */
export const questionLimit = { max: 200, windowMs: 10 * 60_000 }
/** Calls that read every table. */
export const costlyLimit = { max: 60, windowMs: 10 * 60_000 }
/** What is sent with a tap: a household may look around the whole evening. */
export const tapLimit = { max: 600, windowMs: 10 * 60_000 }
