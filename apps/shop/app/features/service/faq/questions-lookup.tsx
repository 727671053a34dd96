import { clsx } from 'clsx'
import { Link } from 'react-router'
import { LookupForm } from '../../../ui/form/lookup-form.tsx'
import { contactPath } from '../service-paths.ts'
import { longestLookup, lookupField } from './find-questions.ts'

const linkLook = 'inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4'

/** The field with which visitors look for words in the questions, and what it found. It works without scripts. */
export function QuestionsLookup(props: {
  /** The address of the page with all questions. */
  link: string
  lookup: string
  /** How many questions were found; of no meaning without a lookup. */
  count: number
}) {
  const { link, lookup, count } = props
  return (
    <div
      className={clsx(
        'max-w-[42rem] xl:max-w-[min(42rem,68%)] print:hidden',
        lookup === '' ? 'mb-6 xl:mb-10' : 'mb-10',
      )}
    >
      <LookupForm
        label="Zoek in de vragen"
        aria-label="In de vragen"
        action={link}
        name={lookupField}
        lookup={lookup}
        maxLength={longestLookup}
      />
      <p role="status" className={lookup === '' ? 'sr-only' : 'mt-3'}>
        {lookup !== '' && describeFound(count, lookup)}
      </p>
      {lookup !== '' && (
        <p className="flex flex-wrap gap-x-6">
          <Link to={link} className={linkLook}>
            Toon alle vragen
          </Link>
          {count === 0 && (
            <Link to={contactPath} className={linkLook}>
              Stel je vraag aan ons
            </Link>
          )}
        </p>
      )}
    </div>
  )
}

function describeFound(count: number, lookup: string): string {
  if (count === 0) return `Geen vraag of antwoord met “${lookup}”.`
  return `${count} ${count === 1 ? 'vraag' : 'vragen'} met “${lookup}”.`
}
