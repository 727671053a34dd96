/** Words of which each search is made; two of them and a number that no product bears make a page that nobody asked for before. */
const words = [
  'dekbedovertrek',
  'kussen',
  'boxspring',
  'topper',
  'lamp',
  'vaas',
  'plaid',
  'handdoek',
  'matras',
  'spiegel',
]
const colors = ['wit', 'blauw', 'groen', 'zand', 'zwart', 'oker', 'terracotta']
const questions = [
  'Wat kost een dekbedovertrek van 140 x 200?',
  'Wanneer wordt mijn bestelling bezorgd?',
  'Heb je ook een warm dekbed onder de 100 euro?',
  'Kan ik een boxspring op maat terugsturen?',
]
/** A visitor who waits longer than this has left. */
const patienceMs = 30_000

/** Returns the paths of all pages that the site map names. */
export async function listPages(shopUrl: string): Promise<string[]> {
  const read = async (path: string) => {
    const text = await (await fetch(new URL(path, shopUrl))).text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  }
  const maps = await read('/sitemap.xml')
  const pages = await Promise.all(maps.map((path) => (path.endsWith('.xml') ? read(path) : [path])))
  return pages.flat()
}

/**
 * Returns what the visitor with this number does, from an internet address of their own. It resolves to how that
 * ended: the kind of visit and the status of the answer.
 */
export function aVisitor(
  shopUrl: string,
  pages: readonly string[],
  buy: (number: number) => Promise<string>,
) {
  return async (number: number): Promise<string> => {
    const headers = { 'x-forwarded-for': `10.${number % 250}.${Math.floor(number / 250) % 250}.7` }
    const get = async (kind: string, path: string) => {
      const answer = await fetch(new URL(path, shopUrl), { headers, signal: AbortSignal.timeout(patienceMs) })
      await answer.arrayBuffer()
      return `${kind} ${answer.status}`
    }
    const word = words[number % words.length] ?? ''
    switch (number % 20) {
      case 0:
        return `order ${await buy(number)}`
      case 1:
      case 2:
        return get(
          'search',
          `/zoeken/?${new URLSearchParams({ tn_q: `${word} ${pick(colors, number)} ${number}` })}`,
        )
      case 3:
      case 4:
        return get(
          'suggestions',
          `/zoeken/suggesties?${new URLSearchParams({ search_term: word.slice(0, 3 + (number % 4)) })}`,
        )
      case 5:
        return get('cart', '/cart/')
      case 6:
        return ask(shopUrl, pick(questions, number), headers)
      default:
        return get('page', pick(pages, number))
    }
  }
}

async function ask(shopUrl: string, message: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(new URL('/v1/assistant', shopUrl), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', origin: shopUrl },
    body: JSON.stringify({ message }),
    signal: AbortSignal.timeout(patienceMs),
  })
  await answer.arrayBuffer()
  return `chat ${answer.status}`
}

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[(number * 7919) % items.length]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}
