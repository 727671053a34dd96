/** The longest message to the assistant, in UTF-16 units, after trimming. */
export const longestMessage = 1000
/** The most earlier messages that accompany a question; the shop sends the latest ones. */
export const mostHistory = 12
/** The longest of these earlier messages: an answer may be longer than a question. */
export const longestHistoryMessage = 4000
/** The longest subject that an answer hands to the next question, in characters. */
export const longestSubject = 1000
/** The most messages of a talk that is saved with its rating. */
export const mostSavedMessages = 400
