/** Cookies that the usual tags leave on the shop's own address. */
const tagCookie = /^(_ga|_gid|_gat|_gcl|_gac|_dc_gtm|_fbp|_fbc|_uet|_pin|_tt|_clck|_clsk|_hj)/

/** Deletes what tags have stored on this address, after the visitor withdrew consent. */
export function forgetTags(): void {
  const names = document.cookie
    .split(/;\s*/)
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter((name) => tagCookie.test(name))
  for (const name of names) for (const domain of listDomains(location.hostname)) forget(name, domain)
}

function forget(name: string, domain: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: shoppers use browsers that lack the Cookie Store API.
  document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
}

/** Returns the host alone, and every domain above it for which a page may set a cookie. */
export function listDomains(hostname: string): string[] {
  const labels = hostname.split('.')
  return ['', ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))]
}
