/** The most tiles in one answer, and so the longest list of products that a browser keeps. */
export const mostSuggestedIds = 200
