/** What a crawler notes about a page. */
export interface SeenPage {
  path: string
  title: string
  description: string
  isIndexed: boolean
  ids: ReadonlySet<string>
  /** Links into the shop itself. */
  links: readonly URL[]
  faults: readonly string[]
}

/** Reads a page as a crawler does, without scripts. */
export function readPage(path: string, source: string, shop: string): SeenPage {
  const html = source.replaceAll('&amp;', '&')
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  const title = first(/<title>([^<]*)/)
  const description = first(/<meta name="description" content="([^"]*)"/)
  const canonical = first(/<link rel="canonical" href="([^"]*)"/)
  const isIndexed = !/<meta name="robots" content="[^"]*noindex/.test(html)
  const links = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(
    ([, href]) => new URL(href ?? '', shop + path),
  )
  const mustHave = { title, ...(isIndexed && { description, canonical }) }
  const headings = html.match(/<h1[ >]/g)?.length ?? 0
  return {
    path,
    title,
    description,
    // Another page is canonical for this one.
    isIndexed: isIndexed && canonical === shop + path,
    ids: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')),
    links: links.filter(({ origin }) => origin === shop),
    faults: [
      ...Object.entries(mustHave).flatMap(([name, value]) => (value ? [] : [`${path} has no ${name}`])),
      ...(headings === 1 ? [] : [`${path} has ${headings} main headings`]),
      ...[...html.matchAll(/<img (?![^>]*\balt=)[^>]*>/g)].map(([tag]) => `${path} has no words for ${tag}`),
    ],
  }
}

/** Returns links to parts of pages that do not exist. */
export function deadAnchors(pages: readonly SeenPage[]): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return pages.flatMap(({ path, links }) =>
    links.flatMap(({ hash, pathname, search }) => {
      const target = byPath.get(pathname + search)
      const id = decodeURIComponent(hash.slice(1))
      return id === '' || !target || target.ids.has(id) ? [] : [`${path}: no part ${id} on ${target.path}`]
    }),
  )
}

/** Returns pages that search engines cannot tell apart. */
export function sameHeads(pages: readonly SeenPage[]): string[] {
  const indexed = pages.filter(({ isIndexed }) => isIndexed)
  return (['title', 'description'] as const).flatMap((name) =>
    [...Map.groupBy(indexed, (page) => page[name])].flatMap(([words, same]) =>
      same.length > 1 ? [`the ${name} "${words}" is that of ${same.map(({ path }) => path).join(' ')}`] : [],
    ),
  )
}
