/** The customer's beds. For a guest it is the way to the login and back. */
export const ownBedsPath = '/account/bedden/'
