export const postcodePath = '/mijn-postcode/'

/** Where the page of the postcode leads back to. */
export const backParameter = 'terug'

/** Returns the address of the page that asks for a postcode and then leads back to this page. */
export function toPostcodeLink({ pathname, search }: { pathname: string; search: string }): string {
  const back = pathname + search
  if (back === '/' || pathname === postcodePath) return postcodePath
  return `${postcodePath}?${new URLSearchParams({ [backParameter]: back })}`
}
