export const newsletterPath = '/nieuwsbrief/'
export const confirmPath = '/nieuwsbrief/bevestigen/'
export const leavePath = '/nieuwsbrief/afmelden/'

/** API-13: what the address holds after a signup. */
const successKey = 'newsletter'
const successValue = 'succes'

/** Where a form returns to after a signup from this page; what stood in its address stays there. */
export function returnPath(path: string, search = ''): string {
  const fields = new URLSearchParams(search)
  fields.set(successKey, successValue)
  return `${path}?${fields}`
}

/** Whether an address says that a signup was just taken. */
export function tellsSuccess(search: string): boolean {
  return new URLSearchParams(search).get(successKey) === successValue
}

/** The same address without that. */
export function withoutSuccess(search: string): string {
  const fields = new URLSearchParams(search)
  fields.delete(successKey)
  return fields.size === 0 ? '' : `?${fields}`
}
