export const newsletterPath = '/nieuwsbrief/'
export const confirmPath = '/nieuwsbrief/bevestigen/'
export const leavePath = '/nieuwsbrief/afmelden/'

/** API-13: the parameter in the address after a signup. */
const successKey = 'newsletter'
const successValue = 'succes'

/** Returns the address to which a form goes back after a signup from this page, with the page's own parameters. */
export function returnPath(path: string, search = ''): string {
  const fields = new URLSearchParams(search)
  fields.set(successKey, successValue)
  return `${path}?${fields}`
}

/** Whether an address says that a signup just succeeded. */
export function tellsSuccess(search: string): boolean {
  return new URLSearchParams(search).get(successKey) === successValue
}

/** Returns the same address without that parameter. */
export function withoutSuccess(search: string): string {
  const fields = new URLSearchParams(search)
  fields.delete(successKey)
  return fields.size === 0 ? '' : `?${fields}`
}
