import { Link } from 'react-router'
import { areaWords } from './area-words.ts'
import { ToldDigits } from './postcode-link.tsx'
import { useToldPlace } from './use-told-place.ts'

/** Says below a promise for which place it holds: rounds and holidays differ. */
export function PromisedPlace() {
  const { area, link } = useToldPlace()
  return (
    <span className="block text-sm text-ink-soft">
      Bij bezorging {areaWords[area ?? 'NL']}
      <ToldDigits />.{' '}
      <Link
        to={link}
        className="print:hidden inline-flex min-h-6 items-center font-semibold text-pine underline underline-offset-4"
      >
        {area === undefined ? 'Vul je postcode in' : 'Wijzig je postcode'}
      </Link>
    </span>
  )
}
