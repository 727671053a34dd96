import { keepUnits } from '@sluimer/domain/language/keep-units'

/** 'e-mail' and what begins with it: a line that ends in 'e-' reads as a mistake. */
const email = /(e-mail\p{L}*)/iu

/** A text in which no line ends within 'e-mailadres', or between a number and its unit. */
export function WholeWords({ text }: { text: string }) {
  return keepUnits(text)
    .split(email)
    .map((part, place) =>
      place % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place.
        <span key={place} className="inline-block">
          {part}
        </span>
      ) : (
        part
      ),
    )
}
