import { jsonLdText, type Node } from './json-ld-node.ts'

/**
 * What a page tells machines about itself. A script of this type is data: browsers never run it, so the content security
 * policy lets it stand without a hash.
 */
export function JsonLd({ nodes }: { nodes: readonly Node[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write the quotes of JSON as entities; jsonLdText escapes
      dangerouslySetInnerHTML={{ __html: jsonLdText(nodes) }}
    />
  )
}
