/** Whether it is an address inside the shop: '/dekbed/?kleur=groen', but neither '//elsewhere' nor 'javascript:'. */
export function isShopPath(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/') || path.length > 2_000) return false
  const origin = 'https://winkel.invalid'
  return URL.canParse(path, origin) && new URL(path, origin).origin === origin
}
