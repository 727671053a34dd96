import { createHash, randomUUID } from 'node:crypto'

/**
 * The content security policy of one page. Inline scripts are allowed by their hash, so that the page and its header may
 * be kept in a cache together. Only scripts that the framework itself wrote count: it marks them with a secret of this
 * one rendering, so a script that came in with some text is never among them. `seal` takes the marks out again.
 */
export function markedScripts(publicUrl: string, tagOrigins: readonly string[] = []) {
  const mark = randomUUID()
  const attribute = ` nonce="${mark}"`
  return {
    mark,
    seal(page: string) {
      const hashes = new Set<string>()
      for (const [, source = ''] of page.matchAll(
        new RegExp(`<script(?=[^>]*${attribute})[^>]*>([\\s\\S]*?)</script>`, 'g'),
      ))
        if (source) hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
      return { html: page.replaceAll(attribute, ''), policy: policyFor([...hashes], publicUrl, tagOrigins) }
    },
  }
}

/** `tagOrigins`: where tags may come from and what they may tell, once a visitor allows it; else the shop alone. */
function policyFor(scriptHashes: string[], publicUrl: string, tagOrigins: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes, ...tagOrigins].join(' ')}`,
    // React writes style attributes; style elements come from our own files only.
    // In development Vite brings them as elements.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    // Blurred stand-ins of pictures are data addresses.
    `img-src ${["'self'", 'data:', ...tagOrigins].join(' ')}`,
    `connect-src ${["'self'", ...tagOrigins].join(' ')}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Paying posts a form that the payment provider's own page answers.
    "form-action 'self' https:",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
