import type { ProductQuestions, Question } from '@sluimer/contract/question/endpoints'
import { keepUnits } from '@sluimer/domain/language/keep-units'
import { longestLookup, questionsPerPage } from '@sluimer/domain/question/question-form'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { Link, useSearchParams } from 'react-router'
import { brand } from '../../lib/brand.ts'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { LookupForm } from '../../ui/form/lookup-form.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { buildQuestionSearch, listOtherFields, lookupField, questionsId } from './question-address.ts'

/**
 * A page of questions, with a field to look for words when there are several pages. It works without scripts. The answers are folded but
 * for the first, which shows what unfolds; where words are looked for, they may stand in any answer.
 */
export function QuestionList({ questions }: { questions: ProductQuestions }) {
  const [search] = useSearchParams()
  const { page, pages, found, lookup } = questions
  const toPage = (next: number) => `${buildQuestionSearch(search, { page: next }) || '?'}#${questionsId}`
  const isLong = questions.total > questionsPerPage || lookup !== ''
  return (
    <div className="mt-5 max-w-[48rem]">
      {isLong && <QuestionsLookup lookup={lookup} />}
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {describeFound(questions)}
        {pages > 1 && `, bladzijde ${page} van ${pages}`}
      </p>
      <ul className="mt-3 border-t border-sand">
        {questions.questions.map((question, index) => (
          <li key={question.id}>
            <Asked question={question} isOpenAtFirst={index === 0 || lookup !== ''} />
          </li>
        ))}
      </ul>
      {found === 0 && (
        <p className="mb-2">
          <Link
            to={`${buildQuestionSearch(search, { lookup: '', page: 1 }) || '?'}#${questionsId}`}
            className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
          >
            Bekijk alle vragen
          </Link>
        </p>
      )}
      {pages > 1 && (
        <nav aria-label="Bladzijden met vragen" className="flex flex-wrap gap-3 pt-5">
          {page > 1 && <PageLink to={toPage(page - 1)}>Vorige vragen</PageLink>}
          {page < pages && <PageLink to={toPage(page + 1)}>Volgende vragen</PageLink>}
        </nav>
      )}
    </div>
  )
}

function Asked({ question, isOpenAtFirst }: { question: Question; isOpenAtFirst: boolean }) {
  return (
    <article>
      <Disclosure
        isOpenAtFirst={isOpenAtFirst}
        title={
          <h3 className="font-sans text-base font-semibold wrap-break-word whitespace-pre-line sm:text-lg">
            {question.question}
          </h3>
        }
      >
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span className="wrap-break-word">
            {question.asker}, <Day at={question.asked_at} />
          </span>
          {question.is_example && <span>Voorbeeldvraag</span>}
        </p>
        <div className="mt-3 rounded-card bg-linen p-4">
          <p className="text-sm font-semibold">
            Antwoord van {brand.name}, <Day at={question.answered_at} />
          </p>
          <p className="mt-1 wrap-break-word whitespace-pre-line">{keepUnits(question.answer)}</p>
        </div>
      </Disclosure>
    </article>
  )
}

function Day({ at }: { at: string }) {
  return <time dateTime={at}>{formatDutchDate(toAmsterdamDate(new Date(at)))}</time>
}

/** Looks for words in the questions of this product; the rest of the address stays as it is. */
function QuestionsLookup({ lookup }: { lookup: string }) {
  const [search] = useSearchParams()
  const hash = useIsHydrated() ? '' : `#${questionsId}`
  return (
    <LookupForm
      label="Zoek in de vragen"
      action={hash || undefined}
      preventScrollReset
      name={lookupField}
      lookup={lookup}
      maxLength={longestLookup}
    >
      {[...listOtherFields(search)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </LookupForm>
  )
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-12 items-center rounded-full px-[min(1.5rem,6.5vw)] font-semibold text-pine ring-2 ring-pine ring-inset hover:bg-pine-mist"
    >
      {children}
    </Link>
  )
}

function describeFound({ found, lookup }: ProductQuestions): string {
  const counted = found === 1 ? '1 vraag' : `${found} vragen`
  if (lookup === '') return counted
  return found === 0 ? `Geen vraag gaat over ‘${lookup}’` : `${counted} over ‘${lookup}’`
}
