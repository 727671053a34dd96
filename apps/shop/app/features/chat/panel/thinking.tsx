import { useEffect, useState } from 'react'

/** A quick answer needs no sign of waiting before it. */
const delayMs = 200

/** Says that an answer is on its way, once that takes longer than 200 ms. */
export function Thinking({ name }: { name: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  // Its place is there from the start, so that it comes into sight.
  return (
    <p
      data-thinking={isLate ? '' : undefined}
      className="flex min-h-6 items-center gap-2 text-sm text-ink-soft"
    >
      {isLate && (
        <>
          <span className="flex gap-1" aria-hidden="true">
            {[0, 0.3, 0.6].map((delay) => (
              <span
                key={delay}
                className="size-2 animate-doze rounded-full bg-ink-soft"
                style={{ animationDelay: `${delay}s` }}
              />
            ))}
          </span>
          <span className="first-letter:uppercase">{name} zoekt het voor je op…</span>
        </>
      )}
    </p>
  )
}
