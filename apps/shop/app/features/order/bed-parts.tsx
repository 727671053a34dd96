import { listOwnParts } from '@sluimer/domain/configurator/bed/describe-difference'
import { PartDetails } from '../../ui/message/part-details.tsx'

/** What shoppers tell beds apart by comes first: the size, the headboard and the fabric. */
const namedParts = 4

type Parts = readonly { readonly title: string; readonly value: string }[]

/** A line of a cart or an order, which may be a composed bed. */
interface Line {
  readonly name: string
  readonly configuration?: { readonly parts: Parts } | null
}

/**
 * Returns the first parts of a composed bed, by which most lines of one set differ: "180 cm, 210 cm, Banen, Salie". Where another line
 * begins the same, such as that of the bed before it was changed, the parts by which these differ follow.
 */
export function formatFirstParts<Item extends Line>(item: Item, items: readonly Item[]): string {
  const parts = item.configuration?.parts ?? []
  const first = joinFirst(parts)
  const alike = items.flatMap((other) =>
    other !== item && other.name === item.name && other.configuration ? [other.configuration.parts] : [],
  )
  return [
    first,
    ...listOwnParts(
      parts,
      alike.filter((other) => joinFirst(other) === first),
    ),
  ].join(', ')
}

function joinFirst(parts: Parts): string {
  return parts
    .slice(0, namedParts)
    .map(({ value }) => value)
    .join(', ')
}

/** What a composed bed is told by among the lines, and all its parts behind a line of words. */
export function BedParts<Item extends Line>({ item, items }: { item: Item; items: readonly Item[] }) {
  const parts = item.configuration?.parts ?? []
  return (
    <>
      <p className="text-ink-soft">{formatFirstParts(item, items)}</p>
      <PartDetails summary="Wat je hebt gekozen" parts={parts} />
    </>
  )
}
