/** The most tiles of one answer, and so the longest list that a browser keeps of products. */
export const mostSuggestedIds = 200
