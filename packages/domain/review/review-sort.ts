/** The orders in which reviews are read; the first one is the default. Low scores are as easy to find as high ones. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Reviews on one page of the list: on a phone more of them hide what comes after. */
export const reviewsPerPage = 6
