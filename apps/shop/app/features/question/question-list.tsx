import type { ProductQuestions, Question } from '@sluimer/contract/question/endpoints'
import { longestLookup, questionsPerPage } from '@sluimer/domain/question/question-form'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { Link, useSearchParams } from 'react-router'
import { brand } from '../../lib/brand.ts'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { keepUnits } from '../../lib/words/keep-units.ts'
import { LookupForm } from '../../ui/form/lookup-form.tsx'
import { buildQuestionSearch, listOtherFields, lookupField, questionsId } from './question-address.ts'

/** A page of questions, with a field to look for words when there are several pages. It works without scripts. */
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
      <ul className="mt-2">
        {questions.questions.map((question) => (
          <li key={question.id} className="border-t border-sand py-6">
            <Asked question={question} />
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
        <nav aria-label="Bladzijden met vragen" className="flex flex-wrap gap-3 border-t border-sand pt-5">
          {page > 1 && <PageLink to={toPage(page - 1)}>Vorige vragen</PageLink>}
          {page < pages && <PageLink to={toPage(page + 1)}>Volgende vragen</PageLink>}
        </nav>
      )}
    </div>
  )
}

function Asked({ question }: { question: Question }) {
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="min-w-0 font-sans text-lg font-semibold wrap-break-word whitespace-pre-line">
          {question.question}
        </h3>
        {question.is_example && <span className="text-sm text-ink-soft">Voorbeeldvraag</span>}
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        <span className="wrap-break-word">{question.asker}</span>, <Day at={question.asked_at} />
      </p>
      <div className="mt-3 rounded-card bg-linen p-4">
        <p className="text-sm font-semibold">
          Antwoord van {brand.name}, <Day at={question.answered_at} />
        </p>
        <p className="mt-1 wrap-break-word whitespace-pre-line">{keepUnits(question.answer)}</p>
      </div>
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
