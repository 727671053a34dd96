import { orderCare, readCareSigns } from '@sluimer/domain/textile/care-signs'
import { CareMark } from './care-mark.tsx'

/** How to keep it well: each line with the signs of the label that say the same. */
export function Care({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="onderhoud">
      <h2 id="onderhoud">Onderhoud</h2>
      <ul className="mt-4 space-y-2">
        {orderCare(lines).map((line) => {
          const signs = readCareSigns(line)
          return (
            <li key={line} className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="flex min-w-9 max-w-[40%] shrink-0 flex-wrap justify-center gap-1.5 text-pine"
              >
                {signs.length > 0 ? (
                  signs.map((sign) => <CareMark key={sign.kind} sign={sign} />)
                ) : (
                  <span className="size-1.5 rounded-full bg-pine" />
                )}
              </span>
              <span className="min-w-0">{line}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
