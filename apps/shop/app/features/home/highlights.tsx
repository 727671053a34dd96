import { advertisesCredit, creditWarning } from '@sluimer/domain/payment/credit'
import { Link } from 'react-router'
import { exampleWord } from '../../ui/mark/example-mark.tsx'
import { Container } from '../../ui/page/container.tsx'
import { UspList, UspRow } from '../../ui/page/usp-row.tsx'
import { useShell } from '../shell/use-shell.ts'

/** HM-03: three reasons to buy here; on a phone one at a time, in rotation as SC-06 describes. */
export function Highlights({ texts: written }: { texts: readonly string[] }) {
  const trust = useShell()?.footer?.trust
  const texts = written.map((text) =>
    trust?.is_example && text === trust.text ? `${text} (${exampleWord})` : text,
  )
  if (texts.length === 0) return null
  return (
    <Container width="wide" className="mt-4">
      <UspRow label="Waarom hier" usps={texts} className="rounded-card bg-pine-mist sm:hidden" />
      <div className="hidden rounded-card bg-pine-mist px-2 py-4 text-sm font-semibold text-pine-deep sm:block lg:px-6 lg:text-base">
        <UspList usps={texts} className="justify-around! gap-x-2! lg:gap-x-6!" />
      </div>
      {texts.some(advertisesCredit) && (
        <p className="mt-2 text-sm text-ink-soft">
          Achteraf betalen is krediet van een betaaldienst, voor wie 18 jaar of ouder is.{' '}
          <strong className="inline-block font-semibold text-ink">{creditWarning}.</strong>{' '}
          <Link
            to="/service/bestellen-leveren/#achteraf"
            className="inline-block py-0.5 text-pine underline underline-offset-4"
          >
            Zo werkt achteraf betalen
          </Link>
        </p>
      )}
    </Container>
  )
}
