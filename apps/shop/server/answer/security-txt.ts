import type { ShopConfig } from '../config.ts'

/** Half a year: RFC 9116 recommends less than a year. */
const validMs = 182 * 24 * 60 * 60 * 1000

/** Makes `/.well-known/security.txt` (RFC 9116), which says where to report a security hole in the shop. */
export function buildSecurityTxt(
  config: Pick<ShopConfig, 'publicUrl' | 'securityContact'>,
  nowMs: number,
): Response {
  const lines = [
    `Contact: ${config.securityContact ?? `${config.publicUrl}/service/klantenservice-contact/`}`,
    `Expires: ${new Date(nowMs + validMs).toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${config.publicUrl}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
