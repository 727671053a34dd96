import type { Room } from '@sluimer/contract/content/room'
import type { Node } from '../seo/json-ld-node.ts'

/** Describes a room to search engines as the list of products that stand in it. */
export function toRoomJsonLd({ title, link, pieces }: Room, publicUrl: string): Node[] {
  return [
    {
      '@type': 'ItemList',
      name: title,
      url: `${publicUrl}${link}`,
      numberOfItems: pieces.length,
      itemListElement: pieces.map((piece, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: piece.title,
        url: `${publicUrl}${piece.link}`,
      })),
    },
  ]
}
