/** The keys under which a tab keeps a step's input until it is saved; the cookie page names them. */
export const addressDraft = 'address-draft'
export const waysDraft = 'ways-draft'
