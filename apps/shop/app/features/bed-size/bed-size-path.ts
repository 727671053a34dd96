export const bedSizePath = '/mijn-bed/'

/** Where the page of the bed's size leads back to. */
export const backParameter = 'terug'

/** Returns the address of the page that asks for the size of the bed and then leads back to this page. */
export function toBedSizeLink({ pathname, search }: { pathname: string; search: string }): string {
  const back = pathname + search
  return back === '/' ? bedSizePath : `${bedSizePath}?${new URLSearchParams({ [backParameter]: back })}`
}

/** Asks a call of the api for products in the size of the visitor's bed. */
export function withBedSize(call: string, bedKey: string | undefined): string {
  return bedKey === undefined ? call : `${call}&bed_size=${bedKey}`
}
