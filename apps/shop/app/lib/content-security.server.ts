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
      for (const [, source = ''] of page.matchAll(
        new RegExp(`<script(?=[^>]*${attribute})[^>]*>([\\s\\S]*?)</script>`, 'g'),
      ))
        if (source) hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
      return { html: page.replaceAll(attribute, ''), policy: policyFor([...hashes], publicUrl, tagOrigins) }
    },
  }
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
