import { keepUnits } from '@sluimer/domain/language/keep-units'

/** 'e-mail' and what begins with it, and '1-persoons': a line that ends in 'e-' or '1-' reads as a mistake. */
const whole = /(e-mail\p{L}*|\d+-\p{L}+)/iu

/** A text in which no line ends within 'e-mailadres' or '1-persoons', or between a number and its unit. */
export function WholeWords({ text }: { text: string }) {
  return keepUnits(text)
    .split(whole)
    .map((part, place) =>
      place % 2 === 1 ? (
        // Numbers of people stand in brackets, from which a line would part a block.
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place.
        <span key={place} className={/^\d/.test(part) ? 'whitespace-nowrap' : 'inline-block'}>
          {part}
        </span>
      ) : (
        part
      ),
    )
}
