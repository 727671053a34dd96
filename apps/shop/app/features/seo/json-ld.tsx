import { formatJsonLd, type Node } from './json-ld-node.ts'

/**
 * Describes the page to machines. A script of this type is data that browsers never run, so the content security policy
 * allows it without a hash.
 */
export function JsonLd({ nodes }: { nodes: readonly Node[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write the quotes of JSON as entities; formatJsonLd escapes
      dangerouslySetInnerHTML={{ __html: formatJsonLd(nodes) }}
    />
  )
}
