/** The place of a listing's products on its page, for links that lead down to them. */
export const productsId = 'producten'
