import type { RichText } from '@sluimer/contract/content/rich-text'
import { ChipLink } from '../../../ui/button/chip.tsx'

/** The subjects of a long page of questions, each a step away; on a phone in one row that goes sideways. */
export function SubjectLinks({ body }: { body: RichText }) {
  const subjects = body.flatMap((block) => (block.type === 'heading' && block.level === 2 ? block : []))
  return (
    <nav aria-label="Onderwerpen" className="mb-10 print:hidden">
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
