/** Where a tab keeps what is filled in at a step until it is saved; the cookie page names them. */
export const addressDraft = 'address-draft'
export const waysDraft = 'ways-draft'
