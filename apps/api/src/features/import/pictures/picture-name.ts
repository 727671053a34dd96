import { createHash } from 'node:crypto'
import { slugify } from '@sluimer/domain/catalog/slug'

/** Returns a file's name: 'https://cdn.example/a/Foto%201.jpg?v=3' and '/a/Foto 1.jpg' are both 'Foto 1.jpg'. */
export function toFileName(address: string): string {
  const path = address.replace(/[?#].*$/, '')
  let name = path.split(/[/\\]/).at(-1) ?? ''
  try {
    name = decodeURIComponent(name)
  } catch {
    // A stray percent sign is part of the name.
  }
  return name.split(/[/\\\0]/).at(-1) ?? ''
}

/** Returns the key of a picture that is known by its file name alone. */
export const toFileKey = (address: string) => shortened(slugify(withoutExtension(toFileName(address))), 200)

/** Returns the key of a picture known by its whole address: two servers, or two folders, may both have a '1.jpg'. */
export function toAddressKey(address: URL): string {
  const name = shortened(slugify(withoutExtension(toFileName(address.pathname))), 80) || 'foto'
  return `${name}-${createHash('sha256').update(address.href).digest('hex').slice(0, 10)}`
}

/** Returns the web address of a picture, relative to `base` when it is a path there; undefined when it has none. */
export function toWebAddress(address: string, base: string | undefined): URL | undefined {
  const whole = address.startsWith('//') ? `https:${address}` : address
  const isWhole = /^https?:\/\//i.test(whole)
  if (!isWhole && base === undefined) return undefined
  const text = isWhole ? whole : `${base?.replace(/\/+$/, '')}/${whole.replace(/^\/+/, '')}`
  return URL.canParse(text) ? new URL(text) : undefined
}

const withoutExtension = (name: string) => name.replace(/\.[a-z]{3,4}$/i, '')
const shortened = (slug: string, length: number) => slug.slice(0, length).replace(/-$/, '')
