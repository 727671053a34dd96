import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { Swiper } from '../carousel/swiper.tsx'
import { Container } from './container.tsx'

/** The selling points beside one another, as many as fit on one line. */
export function UspList({ usps, className }: { usps: readonly string[]; className?: string }) {
  if (usps.length === 0) return null
  return (
    <ul className={clsx('flex flex-wrap items-center justify-center gap-x-6', className)}>
      {usps.map((usp) => (
        <li key={usp} className="inline-flex items-center gap-1.5">
          <UspText usp={usp} />
        </li>
      ))}
    </ul>
  )
}

/** HF-04: one selling point at a time, in rotation; the visitor can stop it. */
export function UspRow(props: { label: string; usps: readonly string[]; className?: string }) {
  const { label, usps, className } = props
  if (usps.length === 0) return null
  return (
    <section aria-label={label} className={clsx('bg-linen text-sm', className)}>
      <Container width="wide">
        <Swiper label={label} className="min-h-11">
          {usps.map((usp) => (
            <span key={usp} className="inline-flex min-w-0 items-center gap-1.5">
              <UspText usp={usp} />
            </span>
          ))}
        </Swiper>
      </Container>
    </section>
  )
}

function UspText({ usp }: { usp: string }) {
  return (
    <>
      <Check className="size-4 shrink-0 text-pine" strokeWidth={2.5} aria-hidden="true" />
      {usp}
    </>
  )
}
