import { PartDetails } from '../../ui/message/part-details.tsx'

/** What shoppers tell beds apart by comes first: the size, the headboard and the fabric. */
const namedParts = 4

type Parts = readonly { readonly title: string; readonly value: string }[]

/** Returns the first parts of a composed bed, by which lines of one set differ: "180 cm, 210 cm, Banen, Salie". */
export function formatFirstParts(parts: Parts): string {
  return parts
    .slice(0, namedParts)
    .map(({ value }) => value)
    .join(', ')
}

/** The first parts of a composed bed, and all of them behind a line of words. */
export function BedParts({ parts }: { parts: Parts }) {
  return (
    <>
      <p className="text-ink-soft">{formatFirstParts(parts)}</p>
      <PartDetails summary="Wat je hebt gekozen" parts={parts} />
    </>
  )
}
