import type { RichText } from '@sluimer/contract/content/rich-text'
import { ChipLink } from '../../../ui/button/chip.tsx'

/** A page with fewer subjects needs no links to them: a reader sees them while scrolling. */
const fewestSubjects = 5

/** The subjects of a long page, each a step away; on a phone in one row that goes sideways. */
export function SubjectLinks({ body }: { body: RichText }) {
  const subjects = body.flatMap((block) => (block.type === 'heading' && block.level === 2 ? block : []))
  if (subjects.length < fewestSubjects) return null
  return (
    <nav aria-label="Onderwerpen" className="mb-8 print:hidden">
      <ul className="-mx-edge flex gap-2 overflow-x-auto px-edge py-1 [scrollbar-width:none] sm:mx-0 sm:max-w-[42rem] sm:flex-wrap sm:px-0">
        {subjects.map(({ text, anchor }) => (
          <li key={anchor} className="shrink-0">
            <ChipLink to={`#${anchor}`}>{text}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
