import type { RichText } from '@sluimer/contract/content/rich-text'
import { clsx } from 'clsx'
import { ChipLink } from '../../../ui/button/chip.tsx'

/** A page with fewer subjects needs no links to them: a reader sees them while scrolling. */
const fewestSubjects = 5

/** A table of more columns needs the room beside the text for itself. */
const fewColumns = 3

/** Whether the subjects of a page have room beside its text on a wide screen; then all of the text keeps to the width of a line. */
export function hasRoomBeside(body: RichText): boolean {
  return !body.some(
    (block) => block.type === 'products' || (block.type === 'table' && block.head.length > fewColumns),
  )
}

/**
 * The subjects of a long page, each a step away: where there is room beside the text, they stay in sight there; otherwise they stand
 * above it, on a phone in one row that goes sideways.
 */
export function SubjectLinks({ body }: { body: RichText }) {
  const subjects = body.flatMap((block) => (block.type === 'heading' && block.level === 2 ? block : []))
  if (subjects.length < fewestSubjects) return null
  const isBeside = hasRoomBeside(body)
  return (
    <nav
      aria-labelledby="onderwerpen"
      className={clsx(
        'print:hidden',
        isBeside
          ? 'max-xl:mb-8 xl:absolute xl:inset-y-0 xl:right-0 xl:left-[min(45rem,72%)] xl:wrap-anywhere'
          : 'mb-8',
      )}
    >
      <div className={clsx(isBeside && 'xl:sticky xl:top-(--below-header)')}>
        <p id="onderwerpen" className={clsx('font-semibold', isBeside ? 'max-xl:sr-only' : 'sr-only')}>
          Op deze pagina
        </p>
        <ul
          className={clsx(
            '-mx-edge flex gap-2 overflow-x-auto px-edge py-1 [scrollbar-width:none] sm:mx-0 sm:max-w-[42rem] sm:flex-wrap sm:px-0',
            isBeside && 'xl:mt-1 xl:flex-col xl:gap-0 xl:border-l xl:border-sand xl:py-0',
          )}
        >
          {subjects.map(({ text, anchor }) => (
            <li key={anchor} className="shrink-0">
              <ChipLink to={`#${anchor}`} className={isBeside ? besideText : undefined}>
                {text}
              </ChipLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** Beside the text they are plain lines: a column of pills would ask for more attention than what it leads to. */
const besideText =
  'xl:flex xl:min-h-10 xl:rounded-none xl:border-0 xl:bg-transparent xl:py-1.5 xl:pr-0 xl:pl-4 xl:font-normal xl:whitespace-normal xl:text-ink-soft xl:hover:bg-transparent xl:hover:text-pine xl:hover:underline xl:underline-offset-4'
