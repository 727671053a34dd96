/** About as long as a category's page, and equally compressible. */
export const pageText = `<!DOCTYPE html><title>Slapen</title>${Array.from(
  { length: 900 },
  (_, at) =>
    `<li class="tile"><a href="/bed-${at}.html">Bed ${(at * 7919) % 1000}</a><p>€ ${(at * 104_729) % 2_000}</p></li>`,
).join('')}`

/** About as long as the script that every page needs. */
export const fileText = Array.from(
  { length: 1_500 },
  (_, at) => `export const part${at} = ${(at * 7919) % 1000}`,
).join('\n')
export const filePath = '/assets/page-abc123.js'
export const pagePath = '/slapen/'
