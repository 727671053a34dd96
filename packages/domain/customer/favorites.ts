/** How many favourites a browser or an account keeps. More than anyone looks at; it limits what a page has to show. */
export const mostFavorites = 200
