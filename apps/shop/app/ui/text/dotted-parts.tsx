/** Parts with a dot between them: 'Wit, 140 x 220 cm · Duinrust'. The dot of a part that goes to the next line lies out of sight. */
export function DottedParts({ parts }: { parts: readonly React.ReactNode[] }) {
  return (
    <span className="block overflow-hidden">
      <span className="-ml-4 flex flex-wrap">
        {parts.map((part, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place.
            key={place}
            className="relative pl-4 before:absolute before:left-0 before:w-4 before:text-center before:content-['·'_/_'']"
          >
            {part}{' '}
          </span>
        ))}
      </span>
    </span>
  )
}
