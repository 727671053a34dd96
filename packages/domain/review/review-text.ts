/** The longest texts of a review, in UTF-16 units. A long story about a mattress fits; a book does not. */
export const longestName = 50
export const longestTitle = 100
export const longestContent = 3000

/** What a review says, as it was typed. */
export interface ReviewText {
  name: string
  title: string
  content: string
}
