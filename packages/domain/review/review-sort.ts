/** The sort orders of reviews; the first one is the default. Low scores are as easy to find as high ones. */
export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Reviews on one page of the list: on a phone, more of them would hide what follows. */
export const reviewsPerPage = 6
