/** The page on which shoppers order free samples; samples have no pages of their own. */
export const samplesPath = '/stalen/'
