import { clsx } from 'clsx'
import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { areaNames, areaWords } from './area-words.ts'
import { useToldPlace } from './use-told-place.ts'

/** Tells where delivery is promised for, in a word or two where there is little room, and leads to where that is told and changed. */
export function PostcodeLink({ className, isShort = false }: { className?: string; isShort?: boolean }) {
  const { area, link } = useToldPlace()
  return (
    <Link to={link} className={clsx('inline-flex min-h-11 items-center gap-2 py-1', className)}>
      <MapPin className="size-5 shrink-0" aria-hidden="true" />
      {area === undefined ? (
        isShort ? (
          'Je postcode'
        ) : (
          'Vul je postcode in'
        )
      ) : isShort ? (
        <span>
          Naar
          <span
            data-area={` ${areaNames[area]}`}
            className="whitespace-pre after:content-[var(--postcode,attr(data-area))]"
          />
          <span className="sr-only">, bezorging {areaWords[area]}, wijzig</span>
        </span>
      ) : (
        <span>
          Bezorgen {areaWords[area]}
          <ToldDigits />
          <span className="sr-only">, wijzig</span>
        </span>
      )}
    </Link>
  )
}

/** The digits of the postcode, where the page's first script put them into its style. */
function ToldDigits() {
  return <span className="whitespace-pre after:content-[var(--postcode,'')]" />
}

/** Says below a promise for which place it holds: rounds and holidays differ. It stands here because the header loads this file. */
export function PromisedPlace() {
  const { area, link } = useToldPlace()
  return (
    <span className="block text-sm text-ink-soft">
      Bij bezorging {areaWords[area ?? 'NL']}
      <ToldDigits />.{' '}
      <Link
        to={link}
        className="print:hidden -my-2.5 inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
      >
        {area === undefined ? 'Vul je postcode in' : 'Wijzig je postcode'}
      </Link>
    </span>
  )
}
