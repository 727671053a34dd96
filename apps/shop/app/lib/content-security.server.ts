import { createHash, randomUUID } from 'node:crypto'

/**
 * Returns the content security policy of one page. Inline scripts are allowed by their hash, so that page and header
 * can be cached together. Only scripts that the framework itself wrote are allowed: it marks them with a secret that is
 * new for each rendering, which no script in some text can know. `seal` removes the marks.
 */
export function markScripts(publicUrl: string, tagOrigins: readonly string[] = []) {
  const mark = randomUUID()
  const attribute = ` nonce="${mark}"`
  return {
    mark,
    seal(page: string) {
      const hashes = new Set<string>()
      const parts: string[] = []
      let from = 0
      // A regular expression that is new for each page costs more than the rest of this.
      for (let at = page.indexOf(attribute); at >= 0; at = page.indexOf(attribute, from)) {
        parts.push(page.slice(from, at))
        from = at + attribute.length
        const source = findScript(page, at)
        if (source) hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
      }
      const html = `${parts.join('')}${page.slice(from)}`
      return { html, policy: policyFor([...hashes], publicUrl, tagOrigins) }
    },
  }
}

/** Returns the source of the script in whose tag this place is; undefined when it is another tag. */
function findScript(page: string, at: number): string | undefined {
  const tag = page.lastIndexOf('<', at)
  if (!/^<script[\s>]$/.test(page.slice(tag, tag + 8))) return undefined
  const start = page.indexOf('>', at) + 1
  return page.slice(start, page.indexOf('</script>', start))
}

/** `tagOrigins`: where tags come from and send data, once a visitor allows it. Without them: the shop alone. */
function policyFor(scriptHashes: string[], publicUrl: string, tagOrigins: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes, ...tagOrigins].join(' ')}`,
    // React writes style attributes; style elements come only from our own files.
    // In development Vite adds them as elements.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    // Blurred stand-ins of pictures are data addresses.
    `img-src ${["'self'", 'data:', ...tagOrigins].join(' ')}`,
    `connect-src ${["'self'", ...tagOrigins].join(' ')}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Payment posts a form, which the payment provider's own page answers.
    "form-action 'self' https:",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
